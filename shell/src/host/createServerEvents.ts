import { HEADERS } from '@meet/contracts';
import type { BusEvent, EventDefinition } from '@meet/contracts/events';
import { EVENTS_DOCUMENT_HASH } from '@meet/contracts/graphql';
import type { Behavior, ConnectionState } from '@meet/remote-kit';
import { afterAwake } from '@meet/ui/waiting';
import { createClient, type Client } from 'graphql-ws';
import { BehaviorSubject, Subject, distinctUntilChanged, filter, type Observable } from 'rxjs';

/** Average time before a lost connection is tried again. */
export const SOCKET_RECONNECT_MS = 5_000;

export interface ServerEvents {
  readonly server$: Observable<BusEvent>;
  readonly server: <Payload>(event: EventDefinition<Payload>) => Observable<BusEvent<Payload>>;
  readonly connection$: Behavior<ConnectionState>;
  readonly reconnected$: Observable<void>;
}

interface ServerEventsOptions {
  readonly token$: Observable<string | undefined>;
  readonly headers: () => Record<string, string | undefined>;
  /** Called when the server refused the session, or ended it. */
  readonly onSessionDead: () => void;
  /** Called with the type of an event that does not match its contract: page and server are of different versions. */
  readonly onIncompatibility?: (type: string) => void;
  readonly url?: string;
  readonly random?: () => number;
}

/** All tabs use the same id, so that the server sends identical bytes to all sockets. */
const SUBSCRIPTION_ID = '1';
/** Together with the wait for the answer, a tab with a dead connection reconnects within fifteen seconds. */
const PING_INTERVAL_MS = 7_000;
const PONG_TIMEOUT_MS = 5_000;
/** Maximum time from the first packet until the server accepts the connection. */
const WELCOME_TIMEOUT_MS = 15_000;
/** Codes with which the server closes a socket without a live session. */
const SESSION_REFUSED: readonly number[] = [4401, 4403];

/** Keeps the tab's one WebSocket. It is open while somebody is signed in, and reconnects after a break. */
export function createServerEvents(options: ServerEventsOptions): ServerEvents {
  const server$ = new Subject<BusEvent>();
  const connection$ = new BehaviorSubject<ConnectionState>('closed');
  const reconnected$ = new Subject<void>();
  let stop = () => {};

  options.token$.pipe(distinctUntilChanged()).subscribe((token) => {
    stop();
    stop = () => {};
    if (token) stop = connect();
    else connection$.next('closed');
  });

  function connect(): () => void {
    let wasOnline = false;
    let ended = false;
    let unsubscribe = () => {};
    const client = openClient(options, {
      onConnecting: () => connection$.next(wasOnline ? 'offline' : 'connecting'),
      onLost(code) {
        if (ended) return;
        ended = SESSION_REFUSED.includes(code);
        connection$.next(ended ? 'closed' : 'offline');
        if (ended) options.onSessionDead();
      },
    });

    function receive({ events }: { events: BusEvent }): void {
      if (events.type !== SUBSCRIBED) return server$.next(events);
      // `subscribed` came again on an open connection: the server missed something, so clients fetch everything again.
      if (connection$.value === 'online') connection$.next('offline');
      connection$.next('online');
      if (wasOnline) reconnected$.next();
      wasOnline = true;
    }

    function subscribe(): void {
      unsubscribe = client.subscribe<{ events: BusEvent }>(
        // The protocol requires a text, but the hash identifies the document.
        { query: '', extensions: { persistedQuery: { version: 1, sha256Hash: EVENTS_DOCUMENT_HASH } } },
        { next: ({ data }) => data && receive(data), error: subscribeAgain, complete: subscribeAgain },
      );
    }

    /**
     * Subscribes again. The client gives up after some server errors, and a person should not have to reload for them.
     */
    function subscribeAgain(): void {
      if (ended) return;
      connection$.next('offline');
      void waitToReconnect(options.random).then(() => !ended && subscribe());
    }

    subscribe();
    return () => {
      ended = true;
      unsubscribe();
      void client.dispose();
    };
  }

  return {
    server$,
    server: <Payload>(event: EventDefinition<Payload>) =>
      server$.pipe(
        filter((candidate): candidate is BusEvent<Payload> => candidate.type === event.type),
        filter((candidate) => isAsAgreed(event, candidate, options.onIncompatibility)),
      ),
    connection$,
    reconnected$,
  };
}

/**
 * Returns whether a payload matches the contract with which its listener was built. A listener that knows only an
 * event's name accepts every payload. The first pages have such listeners, because they don't load the contracts'
 * schemas.
 */
function isAsAgreed(
  event: EventDefinition,
  { payload }: BusEvent,
  onIncompatibility: ServerEventsOptions['onIncompatibility'],
): boolean {
  const { payload: agreed } = event as Partial<EventDefinition>;
  const isAgreed = agreed?.isValidSync(payload, { strict: true }) ?? true;
  if (!isAgreed) onIncompatibility?.(event.type);
  return isAgreed;
}

/**
 * Type of the first event of a subscription. By then all its channels are joined, so fetches from now on miss nothing.
 */
const SUBSCRIBED = 'subscribed';

/** Headers that identify session, language and client. */
const SAID = [HEADERS.userToken, HEADERS.adminToken, HEADERS.locale, HEADERS.desktopApp];

interface SocketHandlers {
  readonly onConnecting: () => void;
  readonly onLost: (code: number) => void;
}

function openClient(
  { headers, url = socketUrl(), random }: ServerEventsOptions,
  { onConnecting, onLost }: SocketHandlers,
): Client {
  let stopAwaiting = () => {};
  let isSilent = false;

  /**
   * Abandons a socket that does not answer pings: it is dead although nobody closed it. It is not closed properly,
   * because browsers would wait a minute for the other end's close frame.
   */
  function leave(): void {
    isSilent = true;
    client.terminate();
  }

  const client = createClient({
    url,
    lazy: true,
    generateID: () => SUBSCRIPTION_ID,
    connectionParams: () => {
      const given = headers();
      return Object.fromEntries(SAID.map((name) => [name, given[name]]));
    },
    keepAlive: PING_INTERVAL_MS,
    retryAttempts: Infinity,
    shouldRetry: (problem) => !SESSION_REFUSED.includes((problem as { code?: number }).code ?? 0),
    // Tabs ping at different times, so tabs without an answer already reconnect at different times.
    retryWait: () => (isSilent ? Promise.resolve() : waitToReconnect(random)),
    on: {
      connecting() {
        onConnecting();
        isSilent = false;
        stopAwaiting = afterAwake(WELCOME_TIMEOUT_MS, () => client.terminate());
      },
      connected: () => stopAwaiting(),
      ping(received) {
        if (received) return;
        stopAwaiting();
        stopAwaiting = afterAwake(PONG_TIMEOUT_MS, leave);
      },
      pong: (received) => {
        if (received) stopAwaiting();
      },
      closed: (event) => {
        stopAwaiting();
        onLost((event as { code?: number }).code ?? 0);
      },
    },
  });
  return client;
}

/**
 * Waits five seconds on average, at random, so that a thousand clients don't reconnect at the same instant. Ends at
 * once when the network returns.
 */
function waitToReconnect(random: () => number = Math.random): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, SOCKET_RECONNECT_MS * (0.5 + random()));
    window.addEventListener('online', done);
  });
}

function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;
}
