import type { Behavior, Scope } from '@meet/remote-kit';
import { fromEvent, map, merge } from 'rxjs';

const isSeen = () => document.visibilityState === 'visible' && document.hasFocus();

/** Returns whether the person views the tab: it is visible, and its window has the focus. */
export function pageVisibility(scope: Scope): Behavior<boolean> {
  const changes = merge(fromEvent(document, 'visibilitychange'), fromEvent(window, 'focus'), fromEvent(window, 'blur'));
  return scope.behavior(isSeen(), changes.pipe(map(isSeen)));
}
