import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const PLUGIN = 'OperationsPlugin';
const HASH = /\b[0-9a-f]{64}\b/g;
const DIGEST_LENGTH = 12;

/**
 * Lists the GraphQL documents of a build by hash: those whose hash occurs in one of its scripts. In production, the
 * gateway answers only these documents.
 */
export class OperationsPlugin {
  /**
   * @param {{ lists: readonly string[], filename: string }} options `lists`: the files of all documents of the sources
   * and the contracts, if they exist. `filename`: the output; `[contenthash]` keeps it beside those of earlier builds,
   * whose tabs are still open.
   */
  constructor({ lists, filename }) {
    this.lists = lists;
    this.filename = filename;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: PLUGIN, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const documents = Object.assign({}, ...this.lists.map((list) => readList(compilation, list)));
          const hashes = Object.keys(assets)
            .filter((name) => name.endsWith('.js'))
            .flatMap((name) => assets[name].source().toString().match(HASH) ?? []);
          const contained = [...new Set(hashes)].sort().filter((hash) => Object.hasOwn(documents, hash));
          const manifest = Object.fromEntries(contained.map((hash) => [hash, documents[hash]]));
          const text = `${JSON.stringify(manifest, null, 2)}\n`;
          const digest = createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH);
          compilation.emitAsset(this.filename.replace('[contenthash]', digest), new sources.RawSource(text));
        },
      );
    });
  }
}

function readList(compilation, list) {
  const exists = existsSync(list);
  (exists ? compilation.fileDependencies : compilation.missingDependencies).add(list);
  return exists ? JSON.parse(readFileSync(list, 'utf8')) : {};
}
