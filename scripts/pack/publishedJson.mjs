import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getPackage, SHARED_MODULES } from '../../packages/mfe-build/src/sharedModules.js';
import { readPackage } from '../../packages/mfe-build/src/findPackage.js';
import { readJson } from './readPublishable.mjs';
import { ROOT } from '../lib/prepare.mjs';

/** Packages that the shell provides as part of the design system; a page must never load a second copy. */
const WITHIN_SHARED = /^@(chakra-ui|emotion)\//;
const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])(@?[a-z][\w./-]*)\1/g;

/**
 * Returns the package.json to publish: built files with their types, provided modules as peers, and version ranges in
 * place of the workspace's. Throws if a file imports a package that package.json does not name.
 */
export async function publishedJson(one, packages, folder) {
  const { name, version, description, type, exports, bin, sideEffects, dependencies = {}, engines } = one.json;
  const versions = new Map(packages.map(({ json }) => [json.name, json.version]));
  const tools = one.isScript ? new Map() : await testingTools(one, folder);
  const ranges = Object.entries(dependencies).map(([dependency, wanted]) => [
    dependency,
    versions.has(dependency) ? `^${versions.get(dependency)}` : getRange(one, dependency, wanted),
  ]);
  const isPeer = ([dependency]) => !one.isScript && isProvided(dependency);
  const peers = [...ranges.filter(isPeer), ...tools];
  return {
    name,
    version,
    ...(description && { description }),
    license: readJson('package.json').license,
    type,
    exports: one.isScript ? exports : Object.fromEntries(Object.entries(exports).map(builtExport)),
    ...(bin && { bin }),
    files: [...(one.isScript ? one.json.files : ['dist']), 'CHANGELOG.md', ...(await hasList(folder))],
    ...(sideEffects !== undefined && { sideEffects }),
    engines: engines ?? { node: '>=22.18' },
    dependencies: sorted(ranges.filter((range) => !isPeer(range))),
    ...(peers.length && { peerDependencies: sorted(peers) }),
    ...(tools.size && {
      peerDependenciesMeta: sorted([...tools.keys()].map((tool) => [tool, { optional: true }])),
    }),
  };
}

const sorted = (entries) => Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
const hasList = async (folder) => globSync('operations.generated.json', { cwd: folder });

/**
 * Returns the version range of a dependency. Build tools pin exact versions, so that equal sources produce equal bytes
 * everywhere. The packages within the design system are pinned too, because its declarations contain their types.
 */
const getRange = ({ isScript }, dependency, wanted) =>
  isScript || WITHIN_SHARED.test(dependency) ? wanted : (providedRange(dependency) ?? `^${wanted}`);

/** Returns the range from the table of shared modules, on which all remotes agree. */
function providedRange(dependency) {
  const request = Object.keys(SHARED_MODULES).find((candidate) => getPackage(candidate) === dependency);
  return request && SHARED_MODULES[request].range;
}

const isProvided = (dependency) => WITHIN_SHARED.test(dependency) || providedRange(dependency) !== undefined;

/** Returns an export entry with its source replaced by the built file and its types. */
function builtExport([request, source]) {
  const built = source.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '');
  return [request, { types: `${built}.d.ts`, default: `${built}.js` }];
}

/**
 * Returns imported packages that package.json does not name: tools of testing helpers, which a consumer with tests has
 * anyway.
 */
async function testingTools(one, folder) {
  const named = new Set([one.json.name, ...Object.keys(one.json.dependencies ?? {})]);
  const tools = new Map();
  const unnamed = new Set();
  for (const file of globSync('dist/**/*.{js,d.ts}', { cwd: folder })) {
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const [, , request] of text.matchAll(IMPORT)) {
      const dependency = getPackage(request);
      if (named.has(dependency)) continue;
      if (!file.startsWith(path.join('dist', 'testing'))) {
        unnamed.add(dependency);
        continue;
      }
      tools.set(dependency, `^${readPackage(dependency, path.join(ROOT, one.folder)).version}`);
    }
  }
  if (unnamed.size) throw new Error(`${one.json.name} imports and does not name: ${[...unnamed].join(', ')}.`);
  return tools;
}
