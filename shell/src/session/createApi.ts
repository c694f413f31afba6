import { HEADERS, commonErrors } from '@meet/contracts';
import { createCallClient, type PageClient } from '@meet/contracts/client';
import { afterAwake } from '@meet/ui';
import { isDesktopApp } from '../browser/environment.ts';
import { nextTask } from '../browser/nextTask.ts';
import { currentLocale } from '../i18n/locale.ts';
import { KEYS, readToken } from '../browser/storage.ts';

/** A picture on its way up a slow line needs its time; who waits for a dead one wants to try again some day. */
const CALL_MS = 120_000;

/** The headers that say who asks, in which language and from where. */
export function requestHeaders(): Record<string, string | undefined> {
  return {
    [HEADERS.userToken]: readToken(KEYS.userToken)?.token,
    [HEADERS.adminToken]: readToken(KEYS.adminToken)?.token,
    [HEADERS.locale]: currentLocale(),
    [HEADERS.desktopApp]: isDesktopApp() ? '1' : undefined,
    [HEADERS.source]: 'web',
  };
}

/** The page's client. A dead session is told once, wherever it is noticed. */
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
