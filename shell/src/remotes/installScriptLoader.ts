import { createScriptLoader, sealStylesheet, trustFiles, type LoadScript } from './loadScript.ts';

declare global {
  /** What every bundle of the page, the shell's and the remotes', loads its chunks with. */
  var meetLoadScript: LoadScript;
  /** What their links to stylesheets go through. */
  var meetSealStylesheet: typeof sealStylesheet;
}

/** Must run before anything is imported lazily. */
export function installScriptLoader(): void {
  globalThis.meetLoadScript = createScriptLoader();
  globalThis.meetSealStylesheet = sealStylesheet;
  const own = document.getElementById('integrity')?.textContent;
  if (own) trustFiles('', JSON.parse(own) as Record<string, string>);
}
