import { createScriptLoader, sealStylesheet, trustFiles, type LoadScript } from './loadScript.ts';

declare global {
  /** Loads the chunks of every bundle of the page, the shell's and the remotes'. */
  var meetLoadScript: LoadScript;
  /** Seals the bundles' links to stylesheets. */
  var meetSealStylesheet: typeof sealStylesheet;
}

/** Must run before anything is imported lazily. */
export function installScriptLoader(): void {
  globalThis.meetLoadScript = createScriptLoader();
  globalThis.meetSealStylesheet = sealStylesheet;
  const own = document.getElementById('integrity')?.textContent;
  if (own) trustFiles('', JSON.parse(own) as Record<string, string>);
}
