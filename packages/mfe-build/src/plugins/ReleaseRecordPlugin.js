import { integrityOf } from '../integrityOf.js';

const PLUGIN = 'ReleaseRecordPlugin';

/** Writes `release.json`: what a release is made of, with the integrity of every script and style. */
export class ReleaseRecordPlugin {
  /** @param {object} facts What is known before the build: name, version, entry, contract, fills, routes, shared. */
  constructor(facts) {
    this.facts = facts;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: PLUGIN, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const files = {};
          for (const name of Object.keys(assets).sort()) {
            if (/\.(js|css)$/.test(name)) files[name] = integrityOf(assets[name].buffer());
          }
          const record = { ...this.facts, files };
          compilation.emitAsset('release.json', new sources.RawSource(`${JSON.stringify(record, null, 2)}\n`));
        },
      );
    });
  }
}
