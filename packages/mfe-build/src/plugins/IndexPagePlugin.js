import { readFileSync } from 'node:fs';
import { integrityOf } from '@meet/releases-contract/checks';

const PLUGIN = 'IndexPagePlugin';

/**
 * Writes the shell's page from a template. `<!--scripts-->` becomes the entry's scripts and styles, each with nonce and
 * integrity; `<!--integrity-->` becomes the integrity of every later chunk, as data that the script loader reads.
 */
export class IndexPagePlugin {
  /** @param {{ template: string }} options */
  constructor({ template }) {
    this.template = template;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.fileDependencies.add(this.template);
      compilation.hooks.processAssets.tap(
        { name: PLUGIN, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const base = compilation.outputOptions.publicPath;
          const integrity = (name) => integrityOf(assets[name].buffer());
          const entryFiles = compilation.entrypoints.get('main').getFiles();
          const tags = entryFiles.map((name) =>
            name.endsWith('.css')
              ? `<link rel="stylesheet" href="${base}${name}" integrity="${integrity(name)}" nonce="__NONCE__">`
              : `<script defer src="${base}${name}" integrity="${integrity(name)}" nonce="__NONCE__"></script>`,
          );
          const chunks = Object.keys(assets).filter((name) => /\.(js|css)$/.test(name) && !entryFiles.includes(name));
          const table = Object.fromEntries(chunks.sort().map((name) => [`${base}${name}`, integrity(name)]));
          const page = readFileSync(this.template, 'utf8')
            .replace('<!--scripts-->', () => tags.join('\n    '))
            .replace(
              '<!--integrity-->',
              () =>
                `<script type="application/json" id="integrity" nonce="__NONCE__">${JSON.stringify(table)}</script>`,
            );
          compilation.emitAsset('index.html', new sources.RawSource(page));
        },
      );
    });
  }
}
