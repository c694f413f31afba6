import type { RoomSession } from './session/RoomSession.ts';

/** Keeps the screen on during the meeting. Without support for wake locks, the screen turns off as usual. */
export function keepAwake(session: RoomSession): void {
  let lock: WakeLockSentinel | undefined;
  const update = async () => {
    const isWanted = session.phase.value.name === 'joined' && document.visibilityState === 'visible';
    if (isWanted) lock = await navigator.wakeLock?.request('screen');
    else await lock?.release();
  };
  // The browser releases the lock by itself when the page is hidden.
  document.addEventListener('visibilitychange', () => void update().catch(() => undefined));
  session.phase.changes.subscribe(() => void update().catch(() => undefined));
}
