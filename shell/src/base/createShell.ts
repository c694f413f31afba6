import { signOut as signOutCall } from '@meet/accounts-contract/operations';
import { hrefFor } from '@meet/contracts/routes';
import { dismissConfirms, toast } from '@meet/ui';
import type { PageClient } from '@meet/contracts/client';
import type { NavigateOptions } from 'react-router-dom';
import { createTelemetry, type TelemetryCollector } from './createTelemetry.ts';
import type { Translator } from '@meet/contracts/texts';
import { createApi } from '../session/createApi.ts';
import { createSessionStore, type SessionStore } from '../session/createSessionStore.ts';

/** The services of every page of the shell, which exist before any remote. */
export interface Shell {
  readonly session: SessionStore;
  readonly api: PageClient;
  readonly texts: Translator;
  readonly telemetry: TelemetryCollector;
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** Sets the router's function for navigation, once the router exists. Until then a navigation loads the page. */
  readonly attachNavigate: (navigate: Shell['navigate']) => void;
  /**
   * Returns whether a session has just ended and the person is on the way to another page. Guards must not redirect
   * meanwhile.
   */
  readonly isLeaving: () => boolean;
  /** Called when the router has opened a page. */
  readonly handleArrived: (pathname: string) => void;
  /** Ends the session here and on the server, and goes to the sign-in page. */
  readonly signOut: () => Promise<void>;
  /**
   * Ends a session that the server no longer knows: closes everything, goes to the sign-in page and shows a warning.
   */
  readonly handleSessionDead: () => void;
  /** Calls the handler when the session ends, here or elsewhere. Returns the function that removes the handler. */
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
    // Several calls may notice it at once; the person is notified once.
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
      // The call is sent with the token, and then this device deletes the token at once. Other tabs thus see a sign-out
      // in the storage before the server closes their sockets, which would look like an ended session.
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

/** Loads on demand: this code is needed to sign out, not to sign in. */
async function forgetPush(email: string): Promise<void> {
  await (await import(/* webpackChunkName: "forget-push" */ '../push/forgetPush.ts')).forgetPush(email);
}
