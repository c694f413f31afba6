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
 * Paths of the remotes' own pages by name, in addition to `ROUTES`. A remote adds its own: `declare module
 * '@meet/remote-kit' { interface OwnPages { polls: '/polls/:id' } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- others add to it
export interface OwnPages {}

/** Returns the path of a page of `ROUTES` or of a live remote, with encoded parameters. */
export type HostHrefFor = typeof hrefFor &
  (<Name extends keyof OwnPages>(name: Name, ...params: Parametric<PathParameters<OwnPages[Name] & string>>) => string);

export interface OpenOptions {
  /** Whether the dialog opens without the person's request, as a guide does. */
  readonly isUnrequested?: boolean;
}

/** Interface of the shell to a remote. The shell owns the one Apollo Client, WebSocket and router. */
export interface HostApi {
  /**
   * Loads the page's single Apollo Client. Its code loads with the first call. `ApolloScope` provides the client to its
   * hooks.
   */
  readonly loadApollo: () => Promise<ApolloClient>;
  /** Makes calls with their GraphQL documents, for callers that store the answers themselves. */
  readonly api: PageClient;
  readonly session$: Behavior<Session>;
  readonly events: HostEvents;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  readonly hrefFor: HostHrefFor;
  /** Returns whether a live remote draws the page. Link only to pages for which it does. */
  readonly hasPage: (name: string) => boolean;
  /**
   * Opens a dialog that a remote fills. Resolves with its result; undefined if dismissed. If the remote is missing, the
   * person reads so and may retry. A dialog with `isUnasked` then shows nothing and resolves with undefined at once.
   */
  readonly openDialog: <Name extends DialogSlot>(
    name: Name,
    ...rest: Record<never, never> extends DialogInput<Name>
      ? [input?: DialogInput<Name>, how?: OpenOptions]
      : [input: DialogInput<Name>, how?: OpenOptions]
  ) => Promise<DialogResult<Name> | undefined>;
  readonly toast: (toast: ToastOptions) => void;
  /** Requests a confirmation. Resolves with true if confirmed, false if cancelled or dismissed. */
  readonly confirm: (question: ConfirmOptions) => Promise<boolean>;
  readonly notes: HostNotes;
  readonly i18n: HostTexts;
  readonly flags: HostFlags;
  readonly commands: HostCommands;
  readonly telemetry: Telemetry;
  /**
   * Returns the person's input on the page that preceded a meeting's page, and replaces that page. A meeting's page
   * calls it once. Undefined if there was no such page. Older shells do not have it.
   */
  readonly takeArrival?: () => Arrival | undefined;
}

export interface HostEvents {
  /**
   * Events of one type from the server, while connected. After a break, a listener must fetch the changes that it
   * missed.
   */
  readonly server: <Payload>(event: EventDefinition<Payload>) => Observable<BusEvent<Payload>>;
  /** Every event from the server. */
  readonly server$: Observable<BusEvent>;
  readonly connection$: Behavior<ConnectionState>;
  /** Emits when the connection is back after a break, so that listeners fetch the changes that they missed. */
  readonly reconnected$: Observable<void>;
  /** Page events between the parts of this page. */
  readonly on: <Name extends RemoteEventName>(name: Name) => Observable<RemoteEventTable[Name]>;
  readonly emit: <Name extends RemoteEventName>(name: Name, payload: RemoteEventTable[Name]) => void;
}

/** State of the connection. `closed`: nobody is signed in, or the server refused the session. */
export type ConnectionState = 'closed' | 'connecting' | 'online' | 'offline';

export interface ToastOptions {
  readonly type: 'success' | 'error' | 'info' | 'warning' | 'confirm';
  readonly title?: string;
  readonly message: string;
  /** Time on the screen in milliseconds, default 5,000; 0 stays until closed. */
  readonly timeoutMs?: number;
  readonly buttons?: readonly { readonly text: string; readonly action: () => void }[];
}

export interface ConfirmOptions {
  readonly title: string;
  readonly message?: string;
  readonly confirmText?: string;
  readonly cancelText?: string;
  /** Tone of the confirm button: `danger` (red) for actions that cannot be undone. */
  readonly tone?: 'normal' | 'danger';
}

export interface HostTexts {
  readonly locale: Locale;
  /** Stores the language and reloads the page. */
  readonly changeLocale: (locale: Locale) => void;
  /** Returns a text of the remote's own, outside React. */
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
   * Heading of its section; empty for the section of actions. Results of a search with a kind appear under that kind's
   * heading.
   */
  readonly group: string;
  readonly keywords?: string;
  readonly run: () => void;
  /** Person whose picture and presence the row shows. */
  readonly person?: CommandPerson;
  /** Second line: an address, a time or an author. */
  readonly hint?: string;
  /** Second action, by Ctrl/⌘-Enter, such as a call to a person whose Enter action is a message. */
  readonly alternative?: { readonly label: string; readonly run: () => void };
}

export interface CommandPerson {
  readonly email: string;
  readonly avatar?: string | null;
  readonly presence?: 'online' | 'away' | 'busy' | 'offline';
}

/** Kind of a search's results. It determines their place in the palette, their heading and the look of their rows. */
export type FoundKind = 'people' | 'rooms' | 'meetings' | 'messages';

/** A keyboard shortcut of a page, for the list that `?` shows. */
export interface PageKey {
  /** Keys to press together, separated by spaces: `Ctrl Enter`. */
  readonly keys: string;
  readonly label: string;
}

export interface HostCommands {
  /** Adds commands to the command palette. Returns a function that removes them. */
  readonly add: (commands: readonly Command[]) => () => void;
  /**
   * Adds a search, which the open palette calls with the typed text. With a `kind`, the palette also calls it with ''
   * before anything is typed, for likely results. It then shows a failure of the search too, with Retry.
   */
  readonly addSearch: (
    search: (query: string, signal: AbortSignal) => Promise<readonly Command[]>,
    kind?: FoundKind,
  ) => () => void;
  /** Adds keys to the shell's own list. Returns a function that removes them. Older shells do not have it. */
  readonly addKeys?: (keys: readonly PageKey[]) => () => void;
}

export interface Telemetry {
  readonly report: (error: unknown, details?: Record<string, unknown>) => void;
}
