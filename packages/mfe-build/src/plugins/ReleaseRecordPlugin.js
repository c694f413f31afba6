import { createHash } from 'node:crypto';
import { toIntegrity } from '@meet/releases-contract/checks';
import { getFirstPaint, joinTexts, watchDefinitions } from '../firstPaint/getFirstPaint.js';

const PLUGIN = 'ReleaseRecordPlugin';
const DIGEST_LENGTH = 12;

/**
 * Placeholder for a release's name until all of its bytes are known. It is as long as the name and occurs nowhere else.
 */
export const UNNAMED = 'unnamed_rls_';

/**
 * Names a release after its bytes, and writes `release.json`. The record lists its contents with the integrity of every
 * file, and the files of a remote's first paint. Equal bytes get the same name wherever they are built, other bytes
 * another one.
 */
export class ReleaseRecordPlugin {
  /**
   * @param {object} attributes Known before the build: name, version, hash, entry, contract, manifest. `UNNAMED` in
   * them, and in the bundle, becomes the release's name.
   * @param {Record<string, import('../sharedModules.js').SharedModule>} [attributes.sharedModules] The record lists
   * those that a remote really imports, with the range that it requires.
   */
  constructor({ sharedModules, ...attributes }) {
    this.attributes = attributes;
    this.sharedModules = sharedModules;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const folder = compiler.options.output.path;
    // In development, files change after the page has read the record, so it names no first paint.
    const { manifest } = compiler.options.mode === 'production' ? this.attributes : {};
    if (manifest) {
      watchDefinitions(compiler);
      joinTexts(compiler);
    }
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: PLUGIN, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const names = Object.keys(assets).sort();
          const firstPaint = manifest && getFirstPaint(compilation, manifest);
          const attributes = JSON.stringify({ ...this.attributes, ...this.#shared(compilation), firstPaint });
          const release = toDigest(attributes, names, assets);
          const named = (text) => text.replaceAll(UNNAMED, release);
          const files = {};
          for (const name of names) {
            if (/\.(js|css)$/.test(name)) {
              const text = assets[name].buffer().toString();
              if (text.includes(UNNAMED)) compilation.updateAsset(name, new sources.RawSource(named(text)));
            }
            files[name] = toIntegrity(assets[name].buffer());
          }
          const record = { ...JSON.parse(named(attributes)), files };
          compilation.emitAsset('release.json', new sources.RawSource(`${JSON.stringify(record, null, 2)}\n`));
          compiler.outputPath = named(folder);
        },
      );
    });
  }

  /** Returns the shared modules that the build imports. */
  #shared(compilation) {
    if (!this.sharedModules) return {};
    const requests = [...compilation.modules]
      .filter(({ type }) => type === 'consume-shared-module')
      .map(({ options }) => options.shareKey);
    const used = [...new Set(requests)].sort();
    return { shared: Object.fromEntries(used.map((request) => [request, this.sharedModules[request].range])) };
  }
}

function toDigest(attributes, names, assets) {
  const digest = createHash('sha256').update(attributes);
  for (const name of names) digest.update(`\0${name}\0`).update(assets[name].buffer());
  return digest.digest('hex').slice(0, DIGEST_LENGTH);
}
