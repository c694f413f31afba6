import type { ApolloClient } from '@apollo/client';
import type { Locale } from '@meet/contracts';
import type { BusEvent, EventDefinition } from '@meet/contracts/events';
import type { RemoteEventName, RemoteEventTable } from '../events/RemoteEventTable.ts';
import type { PageClient } from '@meet/contracts/client';
import type { hrefFor, Parametric, PathParameters } from '@meet/contracts/routes';
import type { DialogInput, DialogResult, DialogSlot } from '../slots/SlotTable.ts';
import type { NavigateOptions } from 'react-router-dom';
import type { Observable } from 'rxjs';
import type { Behavior } from '../state/Behavior.ts';
import type { Arrival } from './Arrival.ts';
import type { HostNotes } from './HostNotes.ts';
import type { Session } from './Session.ts';

/**
 * Paths of the pages that remotes bring beside the addresses that the product promises, by name. A remote adds its own:
 * `declare module '@meet/remote-kit' { interface OwnPages { polls: '/polls/:id' } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- others add to it
export interface OwnPages {}

/** The address of a page, promised or a live remote's own; its parameters are encoded. */
export type HostHrefFor = typeof hrefFor &
  (<Name extends keyof OwnPages>(name: Name, ...params: Parametric<PathParameters<OwnPages[Name] & string>>) => string);

export interface OpenOptions {
  /** It comes by itself, such as a guide. */
  readonly isUnasked?: boolean;
}

/** All that the shell does for a remote. One Apollo client, one WebSocket, one router: the shell's. */
export interface HostApi {
  /** The page's one Apollo client, whose code comes with the first who asks; `ApolloScope` gives it to its hooks. */
  readonly loadApollo: () => Promise<ApolloClient>;
  /** Calls by their GraphQL documents, where the asking part keeps what is answered. */
  readonly api: PageClient;
  readonly session$: Behavior<Session>;
  readonly events: HostEvents;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  readonly hrefFor: HostHrefFor;
  /** Whether a live remote draws the page: lead nobody to one that is not there. */
  readonly hasPage: (name: string) => boolean;
  /**
   * Opens a dialog that some remote fills. Resolves with its result; undefined when dismissed. Without its remote the
   * person reads so and may try again; nothing is said of what nobody asked for, which resolves undefined at once.
   */
  readonly openDialog: <Name extends DialogSlot>(
    name: Name,
    ...rest: Record<never, never> extends DialogInput<Name>
      ? [input?: DialogInput<Name>, how?: OpenOptions]
      : [input: DialogInput<Name>, how?: OpenOptions]
  ) => Promise<DialogResult<Name> | undefined>;
  readonly toast: (toast: ToastOptions) => void;
  /** Resolves true when confirmed, false when cancelled or dismissed. */
  readonly confirm: (question: ConfirmOptions) => Promise<boolean>;
  readonly notes: HostNotes;
  readonly i18n: HostTexts;
  readonly flags: HostFlags;
  readonly commands: HostCommands;
  readonly telemetry: Telemetry;
  /**
   * A meeting's page asks once what the person has said already, and takes the place of the page that stood before it.
   * Undefined where nothing stood there; shells of before don't have it.
   */
  readonly takeArrival?: () => Arrival | undefined;
}

export interface HostEvents {
  /** Events of one kind from the server, while connected. A listener fetches again what it missed offline. */
  readonly server: <Payload>(event: EventDefinition<Payload>) => Observable<BusEvent<Payload>>;
  /** Every event from the server. */
  readonly server$: Observable<BusEvent>;
  readonly connection$: Behavior<ConnectionState>;
  /** Tells each time the connection is back after a break: the moment to fetch what was missed. */
  readonly reconnected$: Observable<void>;
  /** Events between the parts of this page. */
  readonly on: <Name extends RemoteEventName>(name: Name) => Observable<RemoteEventTable[Name]>;
  readonly emit: <Name extends RemoteEventName>(name: Name, payload: RemoteEventTable[Name]) => void;
}

/** `closed`: nobody is signed in, or the server refused the session. */
export type ConnectionState = 'closed' | 'connecting' | 'online' | 'offline';

export interface ToastOptions {
  readonly type: 'success' | 'error' | 'info' | 'warning' | 'confirm';
  readonly title?: string;
  readonly message: string;
  /** Milliseconds on the screen, 5,000 unless told; 0 stays until closed. */
  readonly timeoutMs?: number;
  readonly buttons?: readonly { readonly text: string; readonly action: () => void }[];
}

export interface ConfirmOptions {
  readonly title: string;
  readonly message?: string;
  readonly confirmText?: string;
  readonly cancelText?: string;
  /** Red for what can't be undone. */
  readonly tone?: 'normal' | 'danger';
}

export interface HostTexts {
  readonly locale: Locale;
  /** Stores the language and reloads the page. */
  readonly changeLocale: (locale: Locale) => void;
  /** A text of the remote's own, outside React. */
  readonly t: (key: string, values?: Record<string, unknown>) => string;
  /** Returns the text about a failed call for a person. */
  readonly errorText: (error: unknown) => string;
}

export interface HostFlags {
  readonly desktopApp: boolean;
  readonly mobile: boolean;
}

export interface Command {
  readonly id: string;
  readonly label: string;
  /**
   * Heading of its section; empty: among the actions. Results of a search of some kind stand under that kind's heading.
   */
  readonly group: string;
  readonly keywords?: string;
  readonly run: () => void;
  /** Drawn with picture and presence. */
  readonly person?: CommandPerson;
  /** A second line: an address, a time, who said it. */
  readonly hint?: string;
  /** Second action, by Ctrl/⌘-Enter, such as to call the person whom Enter writes to. */
  readonly alternative?: { readonly label: string; readonly run: () => void };
}

export interface CommandPerson {
  readonly email: string;
  readonly avatar?: string | null;
  readonly presence?: 'online' | 'away' | 'busy' | 'offline';
}

/** Kind of a search's results: decides their place in the palette, their heading, and the look of their rows. */
export type FoundKind = 'people' | 'rooms' | 'meetings' | 'messages';

/** A key that a page knows, for the list that `?` shows. */
export interface PageKey {
  /** To be pressed together, separated by spaces: `Ctrl Enter`. */
  readonly keys: string;
  readonly label: string;
}

export interface HostCommands {
  /** Adds to the command palette; call what it returns to remove them. */
  readonly add: (commands: readonly Command[]) => () => void;
  /**
   * Asked with what is typed, while the palette is open. One that says what kind it finds is asked before anything is
   * typed, too: with '', for what is likely wanted; and a failure of it is told, with Retry.
   */
  readonly addSearch: (
    search: (query: string, signal: AbortSignal) => Promise<readonly Command[]>,
    kind?: FoundKind,
  ) => () => void;
  /** Lists keys beside the shell's own; call what it returns when they are gone. Shells of before don't have it. */
  readonly addKeys?: (keys: readonly PageKey[]) => () => void;
}

export interface Telemetry {
  readonly report: (error: unknown, details?: Record<string, unknown>) => void;
}
