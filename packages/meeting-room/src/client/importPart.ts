import { el } from './ui/dom.ts';
import type * as crowd from './crowd/entry.ts';
import type * as livekit from './livekit/entry.ts';
import type * as whiteboard from './whiteboard/entry.ts';

/** Parts of the page that are loaded when they are first used. */
interface Parts {
  whiteboard: typeof whiteboard;
  livekit: typeof livekit;
  crowd: typeof crowd;
}

let failures = 0;

const getFiles = () => document.querySelector<HTMLElement>('script[data-whiteboard]')!.dataset;

/** Resolves once a part's style sheet applies. */
export function importStyles(name: 'crowdStyles'): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = el('link', { rel: 'stylesheet', href: getFiles()[name], onload: resolve, onerror: reject });
    document.head.append(link);
  });
}

/** Imports a part by the browser's own import: the page's policy lets no script be made by script. */
export async function importPart<Name extends keyof Parts>(name: Name): Promise<Parts[Name]> {
  const address = getFiles()[name]!;
  const url = new URL(address, document.baseURI);
  // Browsers remember that a module did not load, and load it again by another address only.
  if (failures > 0) url.search = String(failures);
  try {
    return (await import(/* webpackIgnore: true */ url.href)) as Parts[Name];
  } catch (error) {
    failures += 1;
    throw error;
  }
}
