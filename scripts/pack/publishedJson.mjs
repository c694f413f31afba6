import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getPackage, SHARED_MODULES } from '../../packages/mfe-build/src/sharedModules.js';
import { readPackage } from '../../packages/mfe-build/src/findPackage.js';
import { readJson } from './readPublishable.mjs';
import { ROOT } from '../lib/prepare.mjs';

/** Packages that the shell provides as part of the design system: never a second time on a page. */
const WITHIN_SHARED = /^@(chakra-ui|emotion)\//;
const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])(@?[a-z][\w./-]*)\1/g;

/**
 * The package.json that is published: built files with their types, what the shell provides as peers, and ranges in place of
 * the workspace's. Throws where a file imports what the package does not name.
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
    files: [...(one.isScript ? one.json.files : ['dist']), ...(await hasList(folder))],
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
 * A build tool is the same wherever it is installed: equal sources become equal bytes. So is what the design system is made
 * of, whose types stand in its declarations.
 */
const getRange = ({ isScript }, dependency, wanted) =>
  isScript || WITHIN_SHARED.test(dependency) ? wanted : (providedRange(dependency) ?? `^${wanted}`);

/** The range of the table, which all remotes agree on. */
function providedRange(dependency) {
  const request = Object.keys(SHARED_MODULES).find((candidate) => getPackage(candidate) === dependency);
  return request && SHARED_MODULES[request].range;
}

const isProvided = (dependency) => WITHIN_SHARED.test(dependency) || providedRange(dependency) !== undefined;

/** A source becomes what was made of it. */
function builtExport([request, source]) {
  const built = source.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '');
  return [request, { types: `${built}.d.ts`, default: `${built}.js` }];
}

/**
 * Returns packages that are imported and not named: tools of testing helpers, which a consumer with tests has anyway.
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
