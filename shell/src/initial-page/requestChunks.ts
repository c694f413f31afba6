import { isDesktopApp } from '../browser/environment.ts';
import { readNonce } from '../browser/readNonce.ts';
import { hasCookieConsent } from '../browser/cookieConsent.ts';
import { currentLocale } from '../i18n/locale.ts';
import { linkToScript } from '../remotes/linkToScript.ts';
import { readSession } from '../session/readSession.ts';
import { getInitialChunks } from './initialChunks.ts';

/** Returns data that the build wrote into the page. */
const readJson = (id: string): Record<string, unknown> =>
  JSON.parse(document.getElementById(id)?.textContent ?? '{}') as Record<string, unknown>;

/**
 * Requests the files that this page draws first. The application would only request them once it runs, and one after
 * the other.
 */
export function requestChunks(): void {
  const chunks = readJson('chunks') as Record<string, string[]>;
  const integrity = readJson('integrity') as Record<string, string>;
  const wanted = getInitialChunks({
    pathname: location.pathname,
    locale: currentLocale(),
    isSignedIn: readSession().state === 'signed-in',
    hasConsent: hasCookieConsent() || isDesktopApp(),
  });
  const files = new Set(wanted.flatMap((name) => chunks[name] ?? []));
  document.head.append(...[...files].map((file) => linkToScript(file, integrity[file], readNonce())));
}
