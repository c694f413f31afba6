import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../CliError.js';

const TIMEOUT_MS = 30_000;
/** Allowed paths of declarations: no path from the gateway may leave their folder. */
const PLACE = /^@meet\/(?!.*(^|\/)\.)[\w.-]+(\/[\w.-]+)+\.(d\.ts|json)$/;

/**
 * @typedef {object} ShellTypes
 * @property {string} digest
 * @property {Readonly<Record<string, string>>} paths Absolute files of the declarations, by import request.
 */

/**
 * Fetches the declarations that a product's shell promises to remotes, and caches them in the remote's `node_modules`
 * by their digest.
 * @returns {Promise<ShellTypes | undefined>} undefined if the product does not publish them
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

/** Returns the cache folder of type checks. */
export const getCache = (folder) => path.join(folder, 'node_modules/.cache/mfe/types');

/**
 * Writes declarations in the layout of installed packages. Their imports from each other then resolve beside them, and
 * all other imports resolve to the remote's own packages.
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
  // Written last: a folder without the list is incomplete.
  await writeFile(`${list}.new`, JSON.stringify({ provided }));
  await rename(`${list}.new`, list);
}

/** Returns the response, or undefined if the product answers 404. Throws if it does not respond. */
async function readAnswer(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const text = await response.text();
  return { text, json: () => JSON.parse(text) };
}
