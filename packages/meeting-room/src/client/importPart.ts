import { el } from './ui/dom.ts';

/** Parts of the page that are loaded when they are first used. */
type PartName = 'background' | 'crowd' | 'livekit' | 'notes' | 'polls' | 'recording' | 'whiteboard';

let failures = 0;

/** Returns the addresses of the files that are loaded when they are first used. */
export const getFiles = () => document.querySelector<HTMLElement>('script[data-whiteboard]')!.dataset;

/** Loads a part's style sheet. Resolves once it applies. */
export function importStyles(name: 'backgroundStyles' | 'crowdStyles'): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = el('link', { rel: 'stylesheet', href: getFiles()[name], onload: resolve, onerror: reject });
    document.head.append(link);
  });
}

/**
 * Imports a part, whose type the caller knows, by the browser's own import: the page's content security policy forbids
 * scripts that create scripts.
 */
export async function importPart<Part>(name: PartName): Promise<Part> {
  const address = getFiles()[name]!;
  const url = new URL(address, document.baseURI);
  // Browsers remember that a module failed to load, so the next attempt needs another address.
  if (failures > 0) url.search = String(failures);
  try {
    return (await import(/* webpackIgnore: true */ url.href)) as Part;
  } catch (error) {
    failures += 1;
    throw error;
  }
}
