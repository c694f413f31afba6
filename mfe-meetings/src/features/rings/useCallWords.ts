import type { PlacedCall } from '@meet/meetings-contract';
import { useTexts } from '@meet/remote-kit';
import { useWhen } from '../../parts/useWhen.ts';

/** Returns the texts about a call for its caller: its state, and further text beside it. */
export function useCallWords() {
  const t = useTexts();
  const when = useWhen();

  function beside({ state, manner, busyUntil }: PlacedCall): string | undefined {
    if (state === 'accepted') return undefined;
    if (state === 'absent') return t('calls.findsMissed');
    const time = busyUntil === null ? undefined : when.past(busyUntil, Date.now());
    if (state === 'ringing' && manner === 'knock') return t(time ? 'calls.quietUntil' : 'calls.quiet', { time });
    return time && t('calls.busyUntil', { time });
  }

  return {
    state: ({ state, calleeName }: PlacedCall): string =>
      t(state === 'ringing' ? 'calls.calling' : `calls.${state}`, { name: calleeName }),
    beside,
  };
}
