import type { Locale } from '@meet/contracts';
import { readNonce } from '../browser/readNonce.ts';
import { currentLocale } from '../i18n/locale.ts';
import { readSession } from '../session/readSession.ts';
import { getFirstPaint, type FirstPart } from './getFirstPaint.ts';
import { linkToScript } from './linkToScript.ts';

/** Preloads what this page will draw first of the remotes that the registry's answer lists. Tells what that is. */
export function preloadFirstPaint(answer: unknown): FirstPart[] {
  const parts = getFirstPaint(answer, location.pathname, readSession());
  preloadScripts(parts, currentLocale());
  return parts;
}

/**
 * Has the browser fetch the scripts of what is drawn first, which the loader then finds at hand. Nothing of it runs; a file
 * whose integrity is not on record is not asked for.
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
