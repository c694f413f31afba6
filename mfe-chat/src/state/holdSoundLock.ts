import type { Scope } from '@meet/remote-kit';

const LOCK_NAME = 'meet-chat-sound';

/**
 * Requests a lock that one tab of this browser holds, so that only that tab plays sounds. When it closes, the next tab
 * gets the lock. Without Web Locks, every tab counts as the holder.
 */
export function holdSoundLock(scope: Scope): { isHeld: () => boolean } {
  if (!('locks' in navigator)) return { isHeld: () => true };
  let held = false;
  const release = new Promise<void>((resolve) => scope.onEnd(resolve));
  navigator.locks
    .request(LOCK_NAME, { signal: scope.signal }, () => {
      held = true;
      return release;
    })
    .catch(() => {
      // The request was aborted while it waited, because the chat ended.
    });
  return { isHeld: () => held };
}
