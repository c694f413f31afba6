import type { Operation } from '@meet/contracts';
import type { PageClient } from '@meet/contracts/client';
import type { Translator } from '@meet/contracts/texts';
import type { Session } from '@meet/remote-kit';
import { createContext, useContext, useSyncExternalStore, type ComponentType } from 'react';
import type { NavigateOptions } from 'react-router-dom';

/** Answer of a sign-in, as far as this browser keeps it. */
export interface SignedIn {
  readonly token: string;
  readonly email: string;
  readonly fullName: string;
  readonly alias?: string | null | undefined;
  readonly avatar?: string | null | undefined;
  readonly isAdmin?: boolean | undefined;
  /** Set when an administrator views the account. */
  readonly adminFullName?: string | undefined;
}

/** All that the shell does for these pages, which are there before any remote and so have no `HostApi`. */
export interface PageShell {
  readonly api: Pick<PageClient, 'execute'>;
  /** Makes a call without input when the component is mounted, and aborts it when the component is gone. */
  readonly useCall: <Output>(call: Operation<object, Output>) => { readonly value?: Output; readonly error?: unknown };
  readonly session: {
    readonly current: () => Session;
    readonly subscribe: (onChange: () => void) => () => void;
    readonly start: (signedIn: SignedIn) => void;
  };
  /** The shell's own texts. A page adds those of errors to them. */
  readonly texts: Translator;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** Ends the session here and on the server, and goes to the sign-in page. */
  readonly signOut: () => Promise<void>;
  /** Fetches what remotes stand on, while the page changes. A failure shows where they are drawn. */
  readonly prepareRemotes: () => void;
  /** First path segments of the pages that remotes bring of their own, as this browser last knew them. */
  readonly segmentsOfRemotes: () => readonly string[];
  /** Names the page in the header and in the browser's tab, while the component stands. */
  readonly usePageTitle: (title: string | undefined) => void;
  /** Language, colour mode and the entry that visitors have. */
  readonly Tools: ComponentType;
}

export const PageShellContext = createContext<PageShell | undefined>(undefined);

export function usePageShell(): PageShell {
  const shell = useContext(PageShellContext);
  if (!shell) throw new Error('usePageShell needs the shell around it.');
  return shell;
}

/** Returns the user of this tab. */
export function usePageSession(): Session {
  const { session } = usePageShell();
  return useSyncExternalStore(session.subscribe, session.current);
}
