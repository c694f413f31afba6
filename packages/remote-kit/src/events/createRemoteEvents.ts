import type { RemoteEvent, RemoteEventName, RemoteEventTable } from '@meet/contracts/remote-events';
import { Subject, filter, map, type Observable } from 'rxjs';

export interface RemoteEvents {
  on<Name extends RemoteEventName>(name: Name): Observable<RemoteEventTable[Name]>;
  emit<Name extends RemoteEventName>(name: Name, payload: RemoteEventTable[Name]): void;
}

/** The page's own stream of facts between its parts. A listener that throws harms neither the others nor the sender. */
export function createRemoteEvents(): RemoteEvents {
  const events$ = new Subject<RemoteEvent>();
  return {
    on: <Name extends RemoteEventName>(name: Name) =>
      events$.pipe(
        filter((event) => event.name === name),
        map((event) => event.payload as RemoteEventTable[Name]),
      ),
    emit: (name, payload) => events$.next({ name, payload } as RemoteEvent),
  };
}
