import type { Locale } from '@meet/contracts';
import { readNonce } from '../browser/readNonce.ts';
import { currentLocale } from '../i18n/locale.ts';
import { readSession } from '../session/readSession.ts';
import { getFirstPaint, type FirstPart } from './getFirstPaint.ts';
import type { Release } from './Release.ts';
import { linkToScript } from './linkToScript.ts';

/** Preloads the parts that this page will draw first of the live releases. Returns these parts. */
export function preloadFirstPaint(releases: readonly Release[]): FirstPart[] {
  const parts = getFirstPaint(releases, location.pathname, readSession());
  preloadScripts(parts, currentLocale());
  return parts;
}

/**
 * Preloads the scripts of the parts that are drawn first, so that the loader finds them in the cache. They do not run.
 * A file whose integrity is not on record is not requested.
 */
export function preloadScripts(parts: readonly FirstPart[], locale: Locale): void {
  const links = new Map<string, HTMLLinkElement>();
  for (const { release, part, isPage } of parts) {
    for (const name of [release.entry, ...part.files, ...(part.texts[locale] ?? [])]) {
      const { href, origin } = new URL(release.base + name, document.baseURI);
      const integrity = Object.hasOwn(release.files, name) && release.files[name];
      if (integrity && origin === location.origin && !links.has(href)) links.set(href, linkTo(href, integrity, isPage));
    }
  }
  document.head.append(...links.values());
}

function linkTo(url: string, integrity: string, isPage: boolean): HTMLLinkElement {
  const link = linkToScript(url, integrity, readNonce());
  // Files around the page must not delay it.
  if (!isPage) link.setAttribute('fetchpriority', 'low');
  return link;
}
