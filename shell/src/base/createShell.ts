import { signOut as signOutCall } from '@meet/accounts-contract/operations';
import { hrefFor } from '@meet/contracts/routes';
import { dismissConfirms, toast } from '@meet/ui';
import type { PageClient } from '@meet/contracts/client';
import type { NavigateOptions } from 'react-router-dom';
import { createTelemetry, type TelemetryCollector } from './createTelemetry.ts';
import type { Translator } from '@meet/contracts/texts';
import { createApi } from '../session/createApi.ts';
import { createSessionStore, type SessionStore } from '../session/createSessionStore.ts';

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

export function createShell(texts: Translator): Shell {
  const session = createSessionStore();
  const telemetry = createTelemetry();
  const enders = new Set<() => void>();
  let navigate: Shell['navigate'] = (to) => location.assign(to);
  let leavingFor: string | undefined;

  function endSession(goTo: string): void {
    if (location.pathname !== goTo) leavingFor = goTo;
    session.clear();
    dismissConfirms();
    for (const ender of enders) ender();
    navigate(goTo, { replace: true });
  }

  function handleSessionDead(): void {
    // Several calls may learn it at once; the person is told once.
    if (session.current().state === 'visitor') return;
    endSession(hrefFor('signIn'));
    toast.warning(texts.t('session.expired'), { uid: 'session-expired' });
  }

  const api = createApi(handleSessionDead);
  session.onEndedElsewhere(() => endSession(hrefFor('home')));

  return {
    session,
    api,
    texts,
    telemetry,
    navigate: (to, options) => navigate(to, options),
    attachNavigate: (attached) => void (navigate = attached),
    isLeaving: () => leavingFor !== undefined,
    handleArrived(pathname) {
      if (pathname === leavingFor) leavingFor = undefined;
    },
    async signOut() {
      // The call goes out with the token; then this device forgets it at once, so that other tabs learn it from the
      // storage, as a sign-out, before their sockets are closed by the server, as a session that died.
      const ending = api.execute(signOutCall, {});
      const left = session.current();
      if (left.state === 'signed-in') void forgetPush(left.email).catch(() => undefined);
      endSession(hrefFor('signIn'));
      await ending.catch((error: unknown) => {
        // eslint-disable-next-line no-console -- other devices may still be signed in; nobody can act on it here
        console.warn('Signing out elsewhere failed.', error);
      });
    },
    handleSessionDead,
    onSessionEnd(handle) {
      enders.add(handle);
      return () => enders.delete(handle);
    },
  };
}

/** Its code is for who signs out, not for who comes to sign in. */
async function forgetPush(email: string): Promise<void> {
  await (await import(/* webpackChunkName: "forget-push" */ '../push/forgetPush.ts')).forgetPush(email);
}
