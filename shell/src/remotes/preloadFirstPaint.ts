import type { Locale } from '@meet/contracts';
import { readNonce } from '../app/readNonce.ts';
import type { FirstPaintOfRelease } from './firstPaintOf.ts';

/**
 * Has the browser fetch what a first paint needs of remotes, whose scripts the loader then finds at hand. Nothing of it runs;
 * a file whose integrity is not on record is not asked for.
 */
export function preloadFirstPaint(needs: readonly FirstPaintOfRelease[], locale: Locale): void {
  const nonce = readNonce();
  for (const { release, parts } of needs) {
    const names = parts.flatMap(({ files, texts }) => [...files, ...(texts[locale] ?? [])]);
    for (const name of new Set([release.entry, ...names])) {
      const url = new URL(release.base + name, document.baseURI);
      const integrity = Object.hasOwn(release.files, name) && release.files[name];
      if (integrity && url.origin === location.origin) preload(url.href, integrity, nonce);
    }
  }
}

/** As the loader will ask for it: otherwise it would be fetched twice. */
function preload(url: string, integrity: string, nonce: string | undefined): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.setAttribute('as', 'script');
  link.setAttribute('integrity', integrity);
  if (nonce) link.nonce = nonce;
  link.href = url;
  document.head.append(link);
}
