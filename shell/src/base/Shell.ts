import type { RouteName } from '@meet/contracts/routes';
import type { PageClient } from '@meet/contracts/client';
import type { NavigateOptions } from 'react-router-dom';
import type { TelemetryCollector } from './createTelemetry.ts';
import type { Translator } from '../i18n/createTranslator.ts';
import type { SessionStore } from '../session/createSessionStore.ts';
import type { ComponentType } from 'react';

/** Base of every page of the shell, there before any remote. */
export interface Shell {
  readonly session: SessionStore;
  readonly api: PageClient;
  readonly texts: Translator;
  readonly telemetry: TelemetryCollector;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** The router puts its own way to go somewhere here, once it is there. */
  readonly attachNavigate: (navigate: Shell['navigate']) => void;
  /** Whether a session has just ended and the way to another page is under way: guards keep still meanwhile. */
  readonly isLeaving: () => boolean;
  /** The router has come to a page. */
  readonly handleArrived: (pathname: string) => void;
  /** Ends the session here and on the server, and goes to the sign-in page. */
  readonly signOut: () => Promise<void>;
  /** The server no longer knows the session: everything closes, a warning, the sign-in page. */
  readonly handleSessionDead: () => void;
  /** Runs when the session ends, whoever ended it. Returns how to stop. */
  readonly onSessionEnd: (handle: () => void) => () => void;
}

/** Pages by their routes' names; each is loaded when it is opened. */
export type ShellPages = { readonly [Name in RouteName]?: (shell: Shell) => Promise<ComponentType> };
