import { Text } from '@meet/ui';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Shows the time as `h:mm a`, updated at each full minute. */
export function Clock() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    // Timers drift and pause while the device sleeps, so each minute sets a new one.
    const timer = setTimeout(() => setNow(Date.now()), MINUTE_MS - (now % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <Text as="time" tone="muted" fontVariantNumeric="tabular-nums" data-testid="clock">
      {formatClock(new Date(now))}
    </Text>
  );
}

export function formatClock(time: Date): string {
  const hours = time.getHours();
  return `${hours % 12 || 12}:${String(time.getMinutes()).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}
