import type { RemoteEvent, RemoteEventName, RemoteEventTable } from './RemoteEventTable.ts';
import { Subject, defer, filter, map, startWith, type Observable } from 'rxjs';

export interface RemoteEvents {
  on<Name extends RemoteEventName>(name: Name): Observable<RemoteEventTable[Name]>;
  emit<Name extends RemoteEventName>(name: Name, payload: RemoteEventTable[Name]): void;
}

/** Asks a part of the page that may still be on its way: the last one waits for it. */
const WAITS: ReadonlySet<RemoteEventName> = new Set(['conversation.requested@1']);

/** The page's own stream of page events between its parts. A listener that throws harms neither the others nor the sender. */
export function createRemoteEvents(): RemoteEvents {
  const events$ = new Subject<RemoteEvent>();
  const heard = new Set<RemoteEventName>();
  const waiting = new Map<RemoteEventName, RemoteEvent>();

  /** Nothing of the past, but a request that nobody could hear. */
  function getEvents(name: RemoteEventName): Observable<RemoteEvent> {
    return defer(() => {
      heard.add(name);
      const unheard = waiting.get(name);
      waiting.delete(name);
      const coming$ = events$.pipe(filter((event) => event.name === name));
      return unheard ? coming$.pipe(startWith(unheard)) : coming$;
    });
  }

  return {
    on: <Name extends RemoteEventName>(name: Name) =>
      getEvents(name).pipe(map(({ payload }) => payload as RemoteEventTable[Name])),
    emit(name, payload) {
      const event = { name, payload } as RemoteEvent;
      if (WAITS.has(name) && !heard.has(name)) waiting.set(name, event);
      events$.next(event);
    },
  };
}
