import type * as livekit from './livekit/entry.ts';
import type * as whiteboard from './whiteboard/entry.ts';

/** Parts of the page that are loaded when they are first used. */
interface Parts {
  whiteboard: typeof whiteboard;
  livekit: typeof livekit;
}

/** Imports a part by the browser's own import: the page's policy lets no script be made by script. */
export function importPart<Name extends keyof Parts>(name: Name): Promise<Parts[Name]> {
  const address = document.querySelector<HTMLElement>('script[data-whiteboard]')!.dataset[name]!;
  return import(/* webpackIgnore: true */ new URL(address, document.baseURI).href) as Promise<Parts[Name]>;
}
