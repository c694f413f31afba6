import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getPackage, SHARED_MODULES } from '../../packages/mfe-build/src/sharedModules.js';
import { ROOT } from '../lib/prepare.mjs';

/** Packages of this repository that the shell provides, by import request. */
export const PROVIDED = Object.keys(SHARED_MODULES).filter((request) => request.startsWith('@meet/'));

const packages = [...new Set(PROVIDED.map(getPackage))];

/** Folders of these packages, by package name. */
export const FOLDERS = new Map(
  globSync('packages/*/package.json', { cwd: ROOT })
    .sort()
    .map((file) => [readJson(file).name, path.dirname(file)])
    .filter(([name]) => packages.includes(name)),
);

/**
 * Returns the sources that these packages export, by import request. Declarations also take types from sub-paths that
 * the shell does not provide.
 * @returns {Record<string, string>}
 */
export const readEntries = () => Object.fromEntries(packages.flatMap(getExports));

/** Returns the exports of a package, without the testing helpers, which never run on a page. */
function getExports(name) {
  const folder = FOLDERS.get(name);
  return Object.entries(readJson(path.join(folder, 'package.json')).exports)
    .flatMap(([request, source]) => fill(folder, request, source))
    .filter(([request]) => !/^\.\/testing(\/|$)/.test(request))
    .map(([request, source]) => [path.posix.join(name, request), path.join(folder, source)]);
}

/** Returns the sub-paths that match a pattern such as `./*`. */
function fill(folder, request, source) {
  if (!request.includes('*')) return [[request, source]];
  const [before, after] = source.split('*');
  return globSync(source, { cwd: path.join(ROOT, folder) }).map((file) => {
    const name = `./${file}`.slice(before.length, -after.length);
    return [request.replace('*', name), source.replace('*', name)];
  });
}

function readJson(file) {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
}
