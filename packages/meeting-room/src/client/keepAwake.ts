import type { RoomSession } from './session/RoomSession.ts';

/** Keeps the screen on during the meeting; a browser that can't goes to sleep as ever. */
export function keepAwake(session: RoomSession): void {
  let lock: WakeLockSentinel | undefined;
  const update = async () => {
    const isWanted = session.phase.value.name === 'joined' && document.visibilityState === 'visible';
    if (isWanted) lock = await navigator.wakeLock?.request('screen');
    else await lock?.release();
  };
  // The browser lets go of the lock by itself when the page is hidden.
  document.addEventListener('visibilitychange', () => void update().catch(() => undefined));
  session.phase.changes.subscribe(() => void update().catch(() => undefined));
}
