import { readFileSync } from 'node:fs';
import { integrityOf } from '@meet/releases-contract/checks';

const PLUGIN = 'IndexPagePlugin';

/**
 * Writes the shell's pages from a template. `<!--scripts-->` becomes the scripts and styles of the entry `main`, each with
 * nonce and integrity; `<!--integrity-->` becomes the integrity of every later chunk, as data that the script loader reads;
 * `<!--asking-->` the files of the chunks that a page may draw first, as data, and the code that asks for them;
 * `<!--first-->` the code of the entry that a page names as its `first`, in the page itself, so that it runs at once.
 */
export class IndexPagePlugin {
  /**
   * @param {{
   *   template: string,
   *   pages: Record<string, { first?: string }>,
   *   asking?: { entry: string, chunks: readonly string[] },
   * }} options
   */
  constructor({ template, pages, asking }) {
    this.template = template;
    this.pages = pages;
    this.asking = asking;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.fileDependencies.add(this.template);
      compilation.hooks.processAssets.tap(
        { name: PLUGIN, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const template = readFileSync(this.template, 'utf8');
          const firsts = new Map(
            Object.values(this.pages).flatMap(({ first }) => (first ? [[first, takeScript(compilation, first)]] : [])),
          );
          const base = compilation.outputOptions.publicPath;
          const asking = this.asking ? askingOf(compilation, this.asking, base) : '';
          const integrity = (name) => integrityOf(assets[name].buffer());
          const entryFiles = compilation.entrypoints.get('main').getFiles();
          const tags = entryFiles.map((name) =>
            name.endsWith('.css')
              ? `<link rel="stylesheet" href="${base}${name}" integrity="${integrity(name)}" nonce="__NONCE__">`
              : `<script defer src="${base}${name}" integrity="${integrity(name)}" nonce="__NONCE__"></script>`,
          );
          const chunks = Object.keys(assets).filter((name) => /\.(js|css)$/.test(name) && !entryFiles.includes(name));
          const table = Object.fromEntries(chunks.sort().map((name) => [`${base}${name}`, integrity(name)]));
          const page = template
            .replace('<!--scripts-->', () => tags.join('\n    '))
            .replace('<!--asking-->', () => asking)
            .replace(
              '<!--integrity-->',
              () =>
                `<script type="application/json" id="integrity" nonce="__NONCE__">${JSON.stringify(table)}</script>`,
            );
          for (const [name, { first }] of Object.entries(this.pages)) {
            const script = first ? `<script nonce="__NONCE__">${firsts.get(first)}</script>` : '';
            compilation.emitAsset(name, new sources.RawSource(page.replace('<!--first-->', () => script)));
          }
        },
      );
    });
  }
}

function askingOf(compilation, { entry, chunks }, base) {
  const files = Object.fromEntries(
    chunks.map((name) => {
      const group = compilation.namedChunkGroups.get(name);
      if (!group) throw new Error(`No chunk is named ${name}.`);
      return [name, group.getFiles().map((file) => `${base}${file}`)];
    }),
  );
  return [
    `<script type="application/json" id="chunks" nonce="__NONCE__">${JSON.stringify(files)}</script>`,
    `<script nonce="__NONCE__">${takeScript(compilation, entry)}</script>`,
  ].join('\n    ');
}

/** The one script of an entry, as it may stand in a page, where it is kept and nowhere else. */
function takeScript(compilation, entry) {
  const files = compilation.entrypoints.get(entry).getFiles();
  if (files.length !== 1) throw new Error(`The entry ${entry} has to be one file; it is ${files.join(', ')}.`);
  const script = compilation.assets[files[0]].source().toString();
  compilation.deleteAsset(files[0]);
  return script.replace(/<(?=\/script|!--)/gi, '\\x3c');
}
