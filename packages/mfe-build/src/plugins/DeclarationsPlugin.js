import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PLUGIN = 'DeclarationsPlugin';
const SOURCE = 'src/slots.ts';
/** Relative path of an import, in quotes after `from` or `import`. */
const BESIDE = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/;

/** Name of the file in a release that holds the remote's declarations for others. */
export const DECLARATIONS = 'slots.d.ts';

/** Returns whether the remote in a folder declares types for others: slots, page events, pages. */
export const declaresTypes = (folder) => existsSync(path.join(folder, SOURCE));

/**
 * Copies `src/slots.ts`, the types that a remote offers to others, into its release. The file holds only types. Its
 * readers have no other file of the remote, so it may import packages but no relative files.
 */
export class DeclarationsPlugin {
  /** @param {string} folder The remote's. */
  constructor(folder) {
    this.file = path.join(folder, SOURCE);
  }

  apply(compiler) {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.fileDependencies.add(this.file);
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        const text = readFileSync(this.file, 'utf8');
        const [, beside] = BESIDE.exec(text) ?? [];
        if (beside) {
          const words = `${SOURCE} is read by other teams without the rest of the remote: it can't name ${beside}.`;
          compilation.errors.push(new WebpackError(words));
        }
        compilation.emitAsset(DECLARATIONS, new sources.RawSource(text));
      });
    });
  }
}
