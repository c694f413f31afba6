import { createScriptLoader, trustFiles, type LoadScript } from './loadScript.ts';

declare global {
  /** What every bundle of the page, the shell's and the remotes', loads its chunks with. */
  var meetLoadScript: LoadScript;
}

/** Must run before anything is imported lazily. */
export function installScriptLoader(): void {
  globalThis.meetLoadScript = createScriptLoader();
  const own = document.getElementById('integrity')?.textContent;
  if (own) trustFiles('', JSON.parse(own) as Record<string, string>);
}
