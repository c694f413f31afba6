import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../CliError.js';

const TIMEOUT_MS = 30_000;
/** Paths at which a package's declarations may lie: nothing of what is told climbs out of their folder. */
const PLACE = /^@meet\/(?!.*(^|\/)\.)[\w.-]+(\/[\w.-]+)+\.(d\.ts|json)$/;

/**
 * @typedef {object} ShellTypes
 * @property {string} digest
 * @property {Readonly<Record<string, string>>} paths The declarations' files by what is imported, absolute.
 */

/**
 * The declarations that a product's shell promises remotes, kept under the remote's `node_modules` by their digest.
 * @returns {Promise<ShellTypes | undefined>} undefined where the product does not tell them
 */
export async function fetchShellTypes(gateway, folder) {
  const { digest, address } = (await readAnswer(`${gateway}/api/shell-types`))?.json() ?? {};
  if (!digest || !address) return undefined;
  const cache = path.join(getCache(folder), digest);
  const list = path.join(cache, 'declarations.json');
  if (!existsSync(list)) {
    const text = (await readAnswer(new URL(address, gateway)))?.text;
    if (text === undefined) return undefined;
    if (createHash('sha256').update(text).digest('hex') !== digest)
      throw new CliError(`${gateway} declares something else than it says: its declarations have another digest.`);
    await lay(JSON.parse(text), cache, list);
  }
  const { provided } = JSON.parse(await readFile(list, 'utf8'));
  const paths = Object.entries(provided).map(([request, place]) => [request, path.join(cache, 'node_modules', place)]);
  return { digest, paths: Object.fromEntries(paths) };
}

/** Returns the folder of files made on the way to a verdict. */
export const getCache = (folder) => path.join(folder, 'node_modules/.cache/mfe/types');

/**
 * Writes declarations down as packages are installed, so that what they take from each other is found beside them, and what
 * they take from elsewhere among the remote's own packages.
 */
async function lay({ provided, files }, cache, list) {
  const places = [...Object.keys(files), ...Object.values(provided)];
  const odd = places.find((place) => !PLACE.test(place));
  if (odd !== undefined) throw new CliError(`${odd} is no place of a declaration.`);
  const others = await readdir(path.dirname(cache)).catch(() => []);
  await Promise.all(others.map((name) => rm(path.join(path.dirname(cache), name), { recursive: true, force: true })));
  for (const [place, text] of Object.entries(files)) {
    const file = path.join(cache, 'node_modules', place);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  // Last: what has no list was not written to its end.
  await writeFile(`${list}.new`, JSON.stringify({ provided }));
  await rename(`${list}.new`, list);
}

/** Undefined where a product has no such thing; throws where it does not answer. */
async function readAnswer(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const text = await response.text();
  return { text, json: () => JSON.parse(text) };
}
