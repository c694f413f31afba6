import { toIntegrity } from '@meet/releases-contract/checks';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from '../../readManifest.js';
import { CliError, EXIT } from '../CliError.js';
import { requireGateway } from '../readSettings.js';

const PAGES = 'src/livePages.generated.d.ts';
const FOLDER = 'src/liveTypes';

export const types = {
  usage: 'types',
  summary: 'writes down the pages of live remotes, so that hrefFor knows them, and what they declare to others',
  async run({ folder, settings, output }) {
    const { name } = await readManifest(folder);
    const gateway = requireGateway(settings);
    const { remotes } = await (await ask(`${gateway}/registry.json`)).json();
    /** The remote's own pages are declared in its sources. */
    const others = Object.values(remotes).filter((record) => record.name !== name);
    const pages = getPages(others);
    const declared = await Promise.all(
      others
        .filter((record) => record.types)
        .map(async (record) => [record.name, await getDeclarations(gateway, record)]),
    );
    await writeFile(path.join(folder, PAGES), declarationsOfPages(pages));
    await rm(path.join(folder, FOLDER), { recursive: true, force: true });
    if (declared.length) await mkdir(path.join(folder, FOLDER), { recursive: true });
    for (const [remote, text] of declared) await writeFile(path.join(folder, FOLDER, `${remote}.generated.d.ts`), text);
    output.done(
      `${PAGES} has ${pages.length} pages of other remotes, ${FOLDER} the declarations of ${declared.length}.`,
    );
    return {
      remote: name,
      file: PAGES,
      pages: Object.fromEntries(pages),
      declared: declared.map(([remote]) => remote),
    };
  },
};

/** Returns the pages of remotes that have paths of their own. */
function getPages(records) {
  return records
    .flatMap(({ manifest }) => Object.entries(manifest.pages))
    .flatMap(([page, { path: pattern }]) => (pattern ? [[page, pattern]] : []))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function declarationsOfPages(pages) {
  const lines = pages.map(([page, pattern]) => `    ${page}: ${JSON.stringify(pattern)};`);
  return [
    '// Written by mfe types.',
    'export {};',
    '',
    "declare module '@meet/remote-kit' {",
    '  interface OwnPages {',
    ...lines,
    '  }',
    '}',
    '',
  ].join('\n');
}

/** Fetches the declarations of a live release, and validates them by the integrity in its record. */
async function getDeclarations(gateway, { name, base, types: file, files }) {
  const address = new URL(`${base}${file}`, gateway).href;
  const bytes = new Uint8Array(await (await ask(address)).arrayBuffer());
  if (toIntegrity(bytes) !== files[file]) {
    throw new CliError(`${address} is not what the release of ${name} says that it is.`, { exit: EXIT.unreachable });
  }
  return `// Written by mfe types, of ${name}.\n${new TextDecoder().decode(bytes)}`;
}

async function ask(address) {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return response;
  } catch (error) {
    throw new CliError(`${address} can’t be had: ${error.cause?.message ?? error.message}.`, {
      exit: EXIT.unreachable,
      advice: 'See whether the address is right and the product runs.',
    });
  }
}
