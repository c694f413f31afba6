import type { Operation } from '@meet/contracts';
import type { PageClient } from '@meet/contracts/client';
import type { Translator } from '@meet/contracts/texts';
import type { Session } from '@meet/remote-kit';
import { createContext, useContext, useSyncExternalStore, type ComponentType } from 'react';
import type { NavigateOptions } from 'react-router-dom';

/** Data of a sign-in that this browser stores. */
export interface SignedIn {
  readonly token: string;
  readonly email: string;
  readonly fullName: string;
  readonly alias?: string | null | undefined;
  readonly avatar?: string | null | undefined;
  readonly isAdmin?: boolean | undefined;
  /** Name of the administrator, if one views the account. */
  readonly adminFullName?: string | undefined;
}

/** Interface of the shell to these pages. They exist before any remote and therefore have no `HostApi`. */
export interface PageShell {
  readonly api: Pick<PageClient, 'execute'>;
  /** Makes a call without input when the component mounts, and aborts it when it unmounts. */
  readonly useCall: <Output>(call: Operation<object, Output>) => { readonly value?: Output; readonly error?: unknown };
  readonly session: {
    readonly current: () => Session;
    readonly subscribe: (onChange: () => void) => () => void;
    readonly start: (signedIn: SignedIn) => void;
  };
  /** The shell's own texts. A page adds the texts of errors to them. */
  readonly texts: Translator;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** Ends the session in this browser and on the server, and opens the sign-in page. */
  readonly signOut: () => Promise<void>;
  /** Fetches the modules that remotes share while the page changes. A failure appears when a remote is drawn. */
  readonly prepareRemotes: () => void;
  /** First path segments of the remotes' own pages, as this browser last knew them. */
  readonly segmentsOfRemotes: () => readonly string[];
  /** Sets the title in the header and in the browser's tab while the component is mounted. */
  readonly usePageTitle: (title: string | undefined) => void;
  /** Controls for language and colour mode, and the visitors' link to sign in. */
  readonly Tools: ComponentType;
}

export const PageShellContext = createContext<PageShell | undefined>(undefined);

export function usePageShell(): PageShell {
  const shell = useContext(PageShellContext);
  if (!shell) throw new Error('usePageShell needs the shell around it.');
  return shell;
}

/** Returns the session of this tab. */
export function usePageSession(): Session {
  const { session } = usePageShell();
  return useSyncExternalStore(session.subscribe, session.current);
}
