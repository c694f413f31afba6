import { readFileSync } from 'node:fs';
import { toIntegrity } from '@meet/releases-contract/checks';

const PLUGIN = 'IndexPagePlugin';

/**
 * Writes the shell's pages from a template. Each is named after the entry whose code it runs inline. `<!--scripts-->`
 * becomes the scripts and styles of the entry `main`, each with nonce and integrity. `<!--integrity-->` becomes the
 * integrity of every later chunk, as data for the script loader. `<!--first-->` becomes the files of the chunks that a
 * page may draw first, as data, and the page's code.
 */
export class IndexPagePlugin {
  /** @param {{ template: string, pages: readonly string[], chunks: readonly string[] }} options */
  constructor({ template, pages, chunks }) {
    this.template = template;
    this.pages = pages;
    this.chunks = chunks;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.fileDependencies.add(this.template);
      compilation.hooks.processAssets.tap(
        { name: PLUGIN, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const template = readFileSync(this.template, 'utf8');
          const initialPages = this.pages.map((page) => [page, takeScript(compilation, page)]);
          const base = compilation.outputOptions.publicPath;
          const files = writeData('chunks', listFiles(compilation, this.chunks, base));
          const integrity = (name) => toIntegrity(assets[name].buffer());
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
            .replace('<!--integrity-->', () => writeData('integrity', table));
          for (const [name, script] of initialPages) {
            const first = `${files}\n    <script nonce="__NONCE__">${script}</script>`;
            compilation.emitAsset(`${name}.html`, new sources.RawSource(page.replace('<!--first-->', () => first)));
          }
        },
      );
    });
  }
}

/** Returns data that the page's scripts read by its name. */
const writeData = (name, data) =>
  `<script type="application/json" id="${name}" nonce="__NONCE__">${JSON.stringify(data)}</script>`;

function listFiles(compilation, chunks, base) {
  return Object.fromEntries(
    chunks.map((name) => {
      const group = compilation.namedChunkGroups.get(name);
      if (!group) throw new Error(`No chunk is named ${name}.`);
      return [name, group.getFiles().map((file) => `${base}${file}`)];
    }),
  );
}

/** Returns the only script of an entry, escaped for inline use, and deletes its file. */
function takeScript(compilation, entry) {
  const files = compilation.entrypoints.get(entry).getFiles();
  if (files.length !== 1) throw new Error(`The entry ${entry} has to be one file; it is ${files.join(', ')}.`);
  const script = compilation.assets[files[0]].source().toString();
  compilation.deleteAsset(files[0]);
  return script.replace(/<(?=\/script|!--)/gi, '\\x3c');
}
