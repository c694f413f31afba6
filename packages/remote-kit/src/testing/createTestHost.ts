import { ApolloClient, InMemoryCache } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import type { BusEvent, EventDefinition } from '@meet/contracts/events';
import { CallFailure, type PageClient } from '@meet/contracts/client';
import { fillPath, hrefFor } from '@meet/contracts/routes';
import type { Call } from '@meet/contracts';
import { BehaviorSubject, Subject, filter } from 'rxjs';
import { createRemoteEvents } from '../events/createRemoteEvents.ts';
import type { Arrival } from '../host/Arrival.ts';
import type {
  Command,
  ConfirmOptions,
  ConnectionState,
  FoundKind,
  HostApi,
  HostHrefFor,
  PageKey,
  ToastOptions,
} from '../host/HostApi.ts';
import type { PageNotes } from '../host/HostNotes.ts';
import type { Session, UserSession } from '../host/Session.ts';

/** Answers by the call's name; a function gets the input. Throw a CallFailure to refuse. */
export type CallAnswers = Record<string, unknown>;

export interface TestHostOptions {
  readonly session?: Session;
  readonly api?: CallAnswers;
  /** Answer of `host.confirm`; true by default. */
  readonly confirms?: boolean;
  readonly dialogResult?: unknown;
  /** Pages for which `hasPage` is true; none by default. */
  readonly pages?: readonly string[];
  /** Paths of the remotes' own pages, by name. */
  readonly ownPages?: Readonly<Record<string, string>>;
  /** Input on the page that preceded a meeting's page. */
  readonly arrival?: Arrival;
  /** Info notes of every page. */
  readonly notes?: PageNotes;
}

export interface TestSearch {
  readonly search: Parameters<HostApi['commands']['addSearch']>[0];
  readonly kind: FoundKind | undefined;
}

/** A host for tests that records its calls, so that a test can inspect them. */
export interface TestHost extends HostApi {
  /** Result of `loadApollo`. */
  readonly apollo: ApolloClient;
  readonly toasts: readonly ToastOptions[];
  readonly questions: readonly ConfirmOptions[];
  readonly dialogs: readonly { readonly name: string; readonly input: unknown }[];
  readonly visited: readonly string[];
  readonly calls: readonly { readonly name: string; readonly input: unknown }[];
  readonly notesLoaded: readonly { readonly elementId: string; readonly again: boolean }[];
  readonly reports: readonly unknown[];
  readonly added: readonly Command[];
  readonly searches: readonly TestSearch[];
  /** Keys that are listed at present. */
  readonly keysAdded: readonly PageKey[];
  /** Delivers an event to its listeners, as the server would. */
  readonly push: <Payload>(event: EventDefinition<Payload>, payload: Payload, channel?: string) => void;
  /** Simulates a break of the connection and its return. */
  readonly setConnection: (state: ConnectionState) => void;
  readonly setSession: (session: Session) => void;
}

export const TEST_USER: UserSession = {
  state: 'signed-in',
  token: 'user-token-of-a-test',
  email: 'ana@example.com',
  fullName: 'Ana Pop',
  alias: 'ana',
  avatar: undefined,
  isAdmin: false,
  impersonatedBy: undefined,
};

export function createTestHost(options: TestHostOptions = {}): TestHost {
  const server$ = new Subject<BusEvent>();
  const reconnected$ = new Subject<void>();
  const connection$ = new BehaviorSubject<ConnectionState>('online');
  const session$ = new BehaviorSubject<Session>(options.session ?? TEST_USER);
  const remoteEvents = createRemoteEvents();
  const notes$ = new BehaviorSubject<PageNotes>(
    options.notes ?? { state: 'ready', notes: [], canEdit: session$.value.isAdmin },
  );
  const notesLoaded: { elementId: string; again: boolean }[] = [];
  const toasts: ToastOptions[] = [];
  const questions: ConfirmOptions[] = [];
  const dialogs: { name: string; input: unknown }[] = [];
  const visited: string[] = [];
  const calls: { name: string; input: unknown }[] = [];
  const reports: unknown[] = [];
  const added: Command[] = [];
  const searches: TestSearch[] = [];
  const keysAdded: PageKey[] = [];
  let { arrival } = options;

  const apollo = new ApolloClient({ link: new MockLink([]), cache: new InMemoryCache() });
  const loaded = Promise.resolve(apollo);

  return {
    apollo,
    loadApollo: () => loaded,
    api: createApi(options.api ?? {}, calls),
    session$,
    events: {
      server: <Payload>(event: EventDefinition<Payload>) =>
        server$.pipe(filter((candidate): candidate is BusEvent<Payload> => candidate.type === event.type)),
      server$,
      connection$,
      reconnected$,
      on: remoteEvents.on,
      emit: remoteEvents.emit,
    },
    navigate: (to) => void visited.push(to),
    hrefFor: ((name: string, params?: object) => {
      const path = options.ownPages?.[name];
      return path ? fillPath(name, path, params) : hrefFor(name as 'home', params as never);
    }) as HostHrefFor,
    hasPage: (name) => (options.pages ?? []).includes(name),
    openDialog: (async (name: string, input: unknown) => {
      dialogs.push({ name, input });
      return options.dialogResult;
    }) as HostApi['openDialog'],
    toast: (toast) => void toasts.push(toast),
    confirm: async (question) => {
      questions.push(question);
      return options.confirms ?? true;
    },
    notes: {
      getPage: () => notes$,
      load: (elementId, again) => void notesLoaded.push({ elementId, again: again ?? false }),
    },
    i18n: {
      locale: 'en_US',
      changeLocale: () => {},
      t: (key) => key,
      errorText: (error) => (error instanceof Error ? error.message : String(error)),
    },
    flags: { desktopApp: false, mobile: false },
    commands: {
      add: (commands) => {
        added.push(...commands);
        return () => {};
      },
      addSearch(search, kind) {
        searches.push({ search, kind });
        return () => {};
      },
      addKeys(keys) {
        keysAdded.push(...keys);
        return () => keysAdded.splice(0, keysAdded.length, ...keysAdded.filter((key) => !keys.includes(key)));
      },
    },
    telemetry: { report: (error) => void reports.push(error) },
    takeArrival: () => {
      const taken = arrival;
      arrival = undefined;
      return taken;
    },
    toasts,
    questions,
    dialogs,
    visited,
    calls,
    notesLoaded,
    reports,
    added,
    searches,
    keysAdded,
    push: (event, payload, channel = 'user:test') =>
      server$.next({ type: event.type, channel, at: Date.now(), payload }),
    setConnection: (state) => {
      const back = connection$.value === 'offline' && state === 'online';
      connection$.next(state);
      if (back) reconnected$.next();
    },
    setSession: (session) => session$.next(session),
  };
}

function createApi(answers: CallAnswers, calls: { name: string; input: unknown }[]): PageClient {
  async function answer<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output> {
    calls.push({ name: call.name, input });
    if (!(call.name in answers)) {
      throw new CallFailure(0, { code: 'NETWORK', message: `The test has no answer for ${call.name}.` });
    }
    const given = answers[call.name];
    return (typeof given === 'function' ? await given(input) : given) as Output;
  }
  return { execute: answer, upload: answer, headers: () => ({ 'user-token': TEST_USER.token }) };
}
