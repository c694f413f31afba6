import { createScriptLoader, sealStylesheet, trustFiles, type LoadScript } from './loadScript.ts';

declare global {
  /** Loads the chunks of all bundles of the page, both the shell's and the remotes'. */
  var meetLoadScript: LoadScript;
  /** Adds the integrity to the bundles' stylesheet links. */
  var meetSealStylesheet: typeof sealStylesheet;
}

/** Installs the functions by which bundles load files. Call it before the first lazy import. */
export function installScriptLoader(): void {
  globalThis.meetLoadScript = createScriptLoader();
  globalThis.meetSealStylesheet = sealStylesheet;
  const own = document.getElementById('integrity')?.textContent;
  if (own) trustFiles('', JSON.parse(own) as Record<string, string>);
}
