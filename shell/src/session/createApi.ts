import { HEADERS, commonErrors } from '@meet/contracts';
import { createCallClient, type PageClient } from '@meet/contracts/client';
import { afterAwake } from '@meet/ui';
import { isDesktopApp } from '../browser/environment.ts';
import { nextTask } from '../browser/nextTask.ts';
import { currentLocale } from '../i18n/locale.ts';
import { KEYS, readToken } from '../browser/storage.ts';

/**
 * Time limit of a call. A picture needs long on a slow connection, but a dead call must end so that the person can try
 * again.
 */
const CALL_MS = 120_000;

/** Returns the headers that identify the session, the language and the client. */
export function requestHeaders(): Record<string, string | undefined> {
  return {
    [HEADERS.userToken]: readToken(KEYS.userToken)?.token,
    [HEADERS.adminToken]: readToken(KEYS.adminToken)?.token,
    [HEADERS.locale]: currentLocale(),
    [HEADERS.desktopApp]: isDesktopApp() ? '1' : undefined,
    [HEADERS.source]: 'web',
  };
}

/** Creates the page's client. It notifies of an ended session once, whichever call notices it. */
export function createApi(onSessionDead: () => void): PageClient {
  return createCallClient({
    headers: requestHeaders,
    turn: nextTask,
    limit: (giveUp) => afterAwake(CALL_MS, giveUp),
    onFailure: ({ code }) => {
      if (code === commonErrors.SESSION_INVALID.code) onSessionDead();
    },
  });
}
