import type { Behavior, Scope } from '@meet/remote-kit';
import { fromEvent, map, merge } from 'rxjs';

const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

/** Whether the person looks at the tab: it is in sight, and its window has the focus. */
export function pageVisibility(scope: Scope): Behavior<boolean> {
  const changes = merge(fromEvent(document, 'visibilitychange'), fromEvent(window, 'focus'), fromEvent(window, 'blur'));
  return scope.behavior(isLookedAt(), changes.pipe(map(isLookedAt)));
}
