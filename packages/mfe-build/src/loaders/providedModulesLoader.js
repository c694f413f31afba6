import path from 'node:path';
import { findPackage } from '../findPackage.js';
import { getPackage, readProvidedVersions, SHARED_MODULES } from '../sharedModules.js';

/** Generates one lazy import for each shared module, so that table and shell can't differ. */
export default function providedModulesLoader() {
  const shell = this.rootContext;
  const versions = readProvidedVersions(shell);
  for (const name of new Set(Object.keys(versions).map(getPackage))) {
    this.addDependency(path.join(findPackage(name, shell), 'package.json'));
  }
  const lines = Object.entries(SHARED_MODULES).map(([request, { chunk, exports }]) => {
    const hints = [`webpackChunkName: ${JSON.stringify(chunk)}`];
    if (exports) hints.push(`webpackExports: ${JSON.stringify(exports)}`);
    const load = `() => import(/* ${hints.join(', ')} */ ${JSON.stringify(request)})`;
    return `  ${JSON.stringify(request)}: { version: ${JSON.stringify(versions[request])}, get: ${load} },`;
  });
  return `export const providedModules = {\n${lines.join('\n')}\n};\n`;
}
