/** Returns the time of a room's last message for display: the time today, the weekday this week, otherwise the date. */
export function presentTime(timestamp: number, now: number, language: string): string {
  const then = new Date(timestamp);
  const today = new Date(now);
  const days = (startOfDay(today) - startOfDay(then)) / 86_400_000;
  if (days < 1) return then.toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' });
  if (days < 7) return then.toLocaleDateString(language, { weekday: 'short' });
  const sameYear = then.getFullYear() === today.getFullYear();
  return then.toLocaleDateString(language, {
    day: 'numeric',
    month: 'short',
    ...(!sameYear && { year: '2-digit' }),
  });
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
