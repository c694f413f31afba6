import path from 'node:path';
import { HOUSE, readSharedModules } from '../sharedModules.js';
import { WORKSPACE } from '../workspace.js';

/** Writes one lazy import for each shared module, so that table and shell can't differ. */
export default function providedModulesLoader() {
  for (const name of HOUSE) {
    this.addContextDependency(path.join(WORKSPACE, 'packages', name.split('/')[1], 'src'));
  }
  const lines = Object.entries(readSharedModules()).map(([request, { version, chunk, exports }]) => {
    const hints = [`webpackChunkName: ${JSON.stringify(chunk)}`];
    if (exports) hints.push(`webpackExports: ${JSON.stringify(exports)}`);
    const load = `() => import(/* ${hints.join(', ')} */ ${JSON.stringify(request)})`;
    return `  ${JSON.stringify(request)}: { version: ${JSON.stringify(version)}, get: ${load} },`;
  });
  return `export const providedModules = {\n${lines.join('\n')}\n};\n`;
}
