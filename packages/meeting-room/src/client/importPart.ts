import { el } from './ui/dom.ts';

/** Parts of the page that are loaded when they are first used. */
type PartName = 'crowd' | 'livekit' | 'polls' | 'recording' | 'whiteboard';

let failures = 0;

/** Returns the addresses of the files that are loaded when they are first used. */
export const getFiles = () => document.querySelector<HTMLElement>('script[data-whiteboard]')!.dataset;

/** Resolves once a part's style sheet applies. */
export function importStyles(name: 'crowdStyles'): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = el('link', { rel: 'stylesheet', href: getFiles()[name], onload: resolve, onerror: reject });
    document.head.append(link);
  });
}

/**
 * Imports a part, of which the caller knows the type, by the browser's own import: the page's policy lets no script be
 * made by script.
 */
export async function importPart<Part>(name: PartName): Promise<Part> {
  const address = getFiles()[name]!;
  const url = new URL(address, document.baseURI);
  // Browsers remember that a module did not load, and load it again by another address only.
  if (failures > 0) url.search = String(failures);
  try {
    return (await import(/* webpackIgnore: true */ url.href)) as Part;
  } catch (error) {
    failures += 1;
    throw error;
  }
}
