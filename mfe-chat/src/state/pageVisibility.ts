import type { Behavior, Scope } from '@meet/remote-kit';
import { fromEvent, map } from 'rxjs';

const isInSight = () => document.visibilityState === 'visible';

/** Whether the tab is in sight. */
export function pageVisibility(scope: Scope): Behavior<boolean> {
  return scope.behavior(isInSight(), fromEvent(document, 'visibilitychange').pipe(map(isInSight)));
}
