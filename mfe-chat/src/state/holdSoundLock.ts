import type { Scope } from '@meet/remote-kit';

const LOCK_NAME = 'meet-chat-sound';

/**
 * One tab of this browser holds the lock, and only that one plays. When it closes, the next takes over.
 * Without Web Locks every tab counts as the one.
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
      // Given up while waiting, because the chat ended.
    });
  return { isHeld: () => held };
}
