import type { Behavior, HostApi, Scope } from '@meet/remote-kit';

/** Returns the room to which contacts can be added, from the time when the meeting is ready until the page is left. */
export function createMeetingGate(scope: Scope, events: HostApi['events']): Behavior<string | undefined> {
  const room$ = scope.state<string | undefined>(undefined);
  scope.listen(events.on('meeting.initialized@1'), ({ roomId }) => room$.next(roomId));
  scope.listen(events.on('meeting.ended@1'), () => room$.next(undefined));
  scope.listen(events.on('navigation.started@1'), () => room$.next(undefined));
  return room$;
}
