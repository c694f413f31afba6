import type { RemoteEvent, RemoteEventName, RemoteEventTable } from './RemoteEventTable.ts';
import { Subject, defer, filter, map, startWith, type Observable } from 'rxjs';

export interface RemoteEvents {
  on<Name extends RemoteEventName>(name: Name): Observable<RemoteEventTable[Name]>;
  emit<Name extends RemoteEventName>(name: Name, payload: RemoteEventTable[Name]): void;
}

/**
 * Events that request something from a part that may not be loaded yet. The last one is kept for its first listener.
 */
const WAITS: ReadonlySet<RemoteEventName> = new Set(['conversation.requested@1']);

/** Events that begin a state, with those that end it. The last one is kept for each listener until then. */
const LASTS: Partial<Record<RemoteEventName, readonly RemoteEventName[]>> = {
  'meeting.initialized@1': ['meeting.ended@1', 'navigation.started@1'],
};

/**
 * Creates the stream of page events between the parts of one page. A listener that throws affects neither the other
 * listeners nor the sender.
 */
export function createRemoteEvents(): RemoteEvents {
  const events$ = new Subject<RemoteEvent>();
  const heard = new Set<RemoteEventName>();
  const waiting = new Map<RemoteEventName, RemoteEvent>();

  /** Returns the future events of a name, after a kept one. */
  function getEvents(name: RemoteEventName): Observable<RemoteEvent> {
    return defer(() => {
      heard.add(name);
      const kept = waiting.get(name);
      if (!LASTS[name]) waiting.delete(name);
      const coming$ = events$.pipe(filter((event) => event.name === name));
      return kept ? coming$.pipe(startWith(kept)) : coming$;
    });
  }

  return {
    on: <Name extends RemoteEventName>(name: Name) =>
      getEvents(name).pipe(map(({ payload }) => payload as RemoteEventTable[Name])),
    emit(name, payload) {
      const event = { name, payload } as RemoteEvent;
      for (const state of waiting.keys()) if (LASTS[state]?.includes(name)) waiting.delete(state);
      if (LASTS[name] || (WAITS.has(name) && !heard.has(name))) waiting.set(name, event);
      events$.next(event);
    },
  };
}
