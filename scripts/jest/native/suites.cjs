const { readFileSync } = require('node:fs');
const { registerHooks, stripTypeScriptTypes } = require('node:module');
const path = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');

const ROOT = path.resolve(__dirname, '../../..');
const ROOT_URL = `${pathToFileURL(ROOT)}/`;
const SUITE = /[?&]suite=(\d+)$/;
const TYPED = /[.]m?ts$/;
const SOURCE = /[.]m?[jt]s$/;
const GLOBALS = '@jest/globals';
const SYNTHETIC = 'suite:';

/** Replacements of modules, by the number of the test file and by specifier. */
const suites = new Map();
/** Sources without types, by path: a worker reads a file once for all its test files. */
const sources = new Map();
/** Resolved modules, by importing folder, specifier and kind of import: a worker looks each up once for all its test files. */
const resolved = new Map();
let count = 0;

/**
 * Gives a test file modules of its own. The loader evaluates every module of this repository again for each test file, so
 * that no state passes to the next one. It evaluates packages of others once per worker.
 */
function openSuite() {
  const id = String((count += 1));
  const modules = new Map();
  suites.set(id, modules);
  return {
    replace: (specifier, exports) => modules.set(specifier, exports),
    setGlobals: (globals) => modules.set(GLOBALS, globals),
    load: (file) => import(`${pathToFileURL(file)}?suite=${id}`),
  };
}

function resolve(specifier, context, next) {
  const [, id] = SUITE.exec(context.parentURL ?? '') ?? [];
  if (id === undefined) return next(specifier, context);
  if (suites.get(id).has(specifier))
    return { url: `${SYNTHETIC}${specifier}?suite=${id}`, format: 'module', shortCircuit: true };
  const found = find(specifier, context, next);
  const isOwn = found.url.startsWith(ROOT_URL) && !found.url.includes('/node_modules/') && SOURCE.test(found.url);
  return isOwn && !context.conditions.includes('require') ? { ...found, url: `${found.url}?suite=${id}` } : found;
}

/** Node keeps what it resolved by the importing module's address, which has another suite's number in each test file. */
function find(specifier, context, next) {
  const { conditions, importAttributes, parentURL } = context;
  if (Object.keys(importAttributes ?? {}).length) return next(specifier, context);
  const folder = parentURL.slice(0, parentURL.lastIndexOf('/'));
  const key = `${folder} ${specifier} ${conditions.includes('require')}`;
  const known = resolved.get(key);
  if (known) return known;
  const found = { ...next(specifier, context), shortCircuit: true };
  resolved.set(key, found);
  return found;
}

function load(url, context, next) {
  const [query, id] = SUITE.exec(url) ?? [];
  if (id === undefined) return next(url, context);
  const bare = url.slice(0, -query.length);
  if (bare.startsWith(SYNTHETIC)) {
    const specifier = bare.slice(SYNTHETIC.length);
    return { format: 'module', source: reexport(id, specifier), shortCircuit: true };
  }
  if (!context.format?.startsWith('module')) return next(url, context);
  return { format: 'module', source: read(fileURLToPath(bare)), shortCircuit: true };
}

function read(file) {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  // Stacks name the file, not the address with the suite's number.
  const source = `${TYPED.test(file) ? stripTypeScriptTypes(text) : text}\n//# sourceURL=${file}`;
  sources.set(file, source);
  return source;
}

function reexport(id, specifier) {
  const names = Object.keys(suites.get(id).get(specifier)).filter((name) => name !== 'default');
  const getExports = `globalThis[Symbol.for('meet.suites')].get('${id}').get(${JSON.stringify(specifier)})`;
  return `const exports = ${getExports};
export const { ${names.join(', ')} } = exports;
export default exports.default;`;
}

globalThis[Symbol.for('meet.suites')] = suites;
registerHooks({ resolve, load });

module.exports = { openSuite };
