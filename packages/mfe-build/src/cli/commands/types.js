import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from '../../readManifest.js';
import { CliError, EXIT } from '../CliError.js';
import { requireGateway } from '../readSettings.js';

const FILE = 'src/livePages.generated.d.ts';

export const types = {
  usage: 'types',
  summary: 'writes down the pages of live remotes, so that hrefFor knows them',
  async run({ folder, settings, output }) {
    const { name } = await readManifest(folder);
    const pages = await livePages(requireGateway(settings), name);
    await writeFile(path.join(folder, FILE), declarationsOf(pages));
    output.done(`${FILE} has ${pages.length} pages of other remotes.`);
    return { remote: name, file: FILE, pages: Object.fromEntries(pages) };
  },
};

/** Pages of their own that live remotes have; this one’s stand in its sources. */
async function livePages(gateway, own) {
  const registry = await fetchJson(`${gateway}/registry.json`);
  return Object.values(registry.remotes)
    .filter((record) => record.name !== own)
    .flatMap(({ manifest }) => Object.entries(manifest.pages))
    .flatMap(([page, { path: pattern }]) => (pattern ? [[page, pattern]] : []))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function declarationsOf(pages) {
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

async function fetchJson(address) {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return await response.json();
  } catch (error) {
    throw new CliError(`${address} can’t be had: ${error.cause?.message ?? error.message}.`, {
      exit: EXIT.unreachable,
      advice: 'See whether the address is right and the product runs.',
    });
  }
}
