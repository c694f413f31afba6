import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PLUGIN = 'DeclarationsPlugin';
const SOURCE = 'src/slots.ts';
/** Between quotes after `from` or `import`: something beside the file. */
const BESIDE = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/;

/** The name under which a release holds what its remote declares to others. */
export const DECLARATIONS = 'slots.d.ts';

/** Whether the remote in a folder declares something to others: slots, page events, pages. */
export const declaresTypes = (folder) => existsSync(path.join(folder, SOURCE));

/**
 * Takes `src/slots.ts`, the types of what a remote has for others, into its release as it stands: it holds types alone, and
 * whoever reads it has nothing else of the remote, so it may name packages and nothing beside it.
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
