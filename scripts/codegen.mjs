// Generates files from the contracts and the GraphQL documents:
// - gateway/schema.graphql;
// - a typed module beside each *.graphql of the shell and the remotes;
// - a module of operations for each file of a contract;
// - for the shell, each remote and each contract, the list of its documents by hash.
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import * as documentNodes from '@graphql-codegen/typed-document-node';
import { parse, printSchema, validate } from 'graphql';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildOpenApi, loadTranslator } from '../packages/service-kit/src/index.ts';
import { scopesThatOpen, servicesThatOpen } from '../contracts/integrations/src/scopes.ts';
import { hashDocument } from '../gateway/src/documents/hashDocument.ts';
import { describeFields } from './lib/describeFields.mjs';
import { describeOperation } from './lib/describeOperation.mjs';
import { giveHashes } from './lib/giveHashes.mjs';
import { readContracts } from './lib/readContracts.mjs';
import { accessPage, configurationPage, errorsPage } from './lib/referencePages.mjs';
import { loadSchema } from '../gateway/src/graphql/loadSchema.ts';
import { toAnswerType } from '../gateway/src/schema/describeSchema.ts';
import { graphqlParts } from '../apps/composition/src/graphqlParts.ts';
import { EVENTS_DOCUMENT, EVENTS_DOCUMENT_HASH } from '../packages/contracts/src/graphql/index.ts';

const root = path.join(import.meta.dirname, '..');
const check = process.argv.includes('--check');
const stale = [];

const schema = loadSchema(graphqlParts);
describeFields(schema, root, getTypes);

write('gateway/schema.graphql', `${printSchema(schema)}\n`);
await writeDocuments({ shell: { [EVENTS_DOCUMENT_HASH]: EVENTS_DOCUMENT } });
writeOperations();
await writeReference();

if (stale.length) {
  console.error(`Out of date, run npm run codegen:\n  ${stale.join('\n  ')}`);
  process.exit(1);
}

/** Returns the GraphQL types of a call's output and input. */
function getTypes(name) {
  const call = graphqlParts.flatMap(({ calls }) => calls).find((candidate) => candidate.name === name);
  const { input } = call.graphql;
  return { output: [toAnswerType(call)], input: input ? [input] : [] };
}

function write(file, content) {
  const target = path.join(root, file);
  if (existsSync(target) && readFileSync(target, 'utf8') === content) return;
  if (check) return void stale.push(file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

function generate(plugins, pluginMap, options = {}) {
  return codegen({
    schema: parse(printSchema(schema)),
    documents: [],
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      scalars: { Timestamp: 'number', JSON: 'unknown' },
      strictScalars: true,
    },
    plugins,
    pluginMap,
    filename: 'generated.ts',
    ...options,
  });
}

/**
 * Generates the typed modules of all *.graphql files and the lists of their documents.
 * @param lists Documents by hash, for each folder whose build contains them. The operations that are found are added to
 * it.
 */
async function writeDocuments(lists) {
  const files = globSync('{shell,mfe-*}/src/**/*.graphql', { cwd: root }).sort();
  const parsed = files.map((file) => ({
    location: file,
    document: parse(readFileSync(path.join(root, file), 'utf8')),
  }));
  const fragments = parsed.flatMap(({ document }) =>
    document.definitions.filter(({ kind }) => kind === 'FragmentDefinition'),
  );
  for (const { location, document } of parsed) {
    const own = new Set(document.definitions);
    const needed = findFragments(document, fragments).filter((fragment) => !own.has(fragment));
    const whole = { ...document, definitions: [...document.definitions, ...needed] };
    const errors = validate(schema, whole).filter(({ message }) => !/is never used/.test(message));
    if (errors.length) throw new Error(`${location}: ${errors.map(({ message }) => message).join('; ')}`);
    const content = await generate(
      [{ operations: {} }, { documentNodes: {} }],
      { operations, documentNodes },
      {
        documents: [{ location, document: whole }],
      },
    );
    const [target] = location.split(path.sep);
    write(location.replace(/\.graphql$/, '.generated.ts'), giveHashes(content, (lists[target] ??= {})));
  }
  for (const [target, list] of Object.entries(lists)) {
    write(`${target}/operations.generated.json`, `${JSON.stringify(list, null, 2)}\n`);
  }
}

/** Writes, for each contract, modules that join each call to its document's hash, and the list of these documents. */
function writeOperations() {
  const withoutJoins = loadSchema(graphqlParts.map(({ calls, events }) => ({ calls, events })));
  const requested = graphqlParts.flatMap(({ calls }) => calls).filter(({ graphql }) => graphql);
  for (const service of new Set(requested.map((call) => call.service))) {
    const operations = requested
      .filter((call) => call.service === service)
      .map((call) => ({ call, document: describeOperation(withoutJoins, call) }));
    for (const { call, document } of operations) {
      const [error] = validate(schema, parse(document));
      if (error) throw new Error(`${call.name}: ${error.message}`);
    }
    const folder = `contracts/${service}`;
    const nouns = Map.groupBy(operations, ({ call }) => readNoun(folder, call.name));
    for (const [noun, ofNoun] of nouns) {
      write(`${folder}/src/operations/${noun}.generated.ts`, operationsModule(noun, ofNoun));
    }
    write(`${folder}/src/operations.generated.ts`, operationsIndex([...nouns.keys()]));
    removeOthers(`${folder}/src/operations`, new Set([...nouns.keys()].map((noun) => `${noun}.generated.ts`)));
    const list = Object.fromEntries(operations.map(({ document }) => [hashDocument(document), document]));
    write(`${folder}/operations.generated.json`, `${JSON.stringify(list, null, 2)}\n`);
  }
}

/** Returns the name of the contract's file that defines a call: `rooms` for `renameChatRoom`. */
function readNoun(folder, name) {
  const definition = new RegExp(`^export const ${name} = `, 'm');
  const files = globSync(`${folder}/src/*.ts`, { cwd: root, exclude: ['**/*.generated.ts'] });
  const file = files.find((candidate) => definition.test(readFileSync(path.join(root, candidate), 'utf8')));
  return path.basename(file, '.ts');
}

/**
 * Returns the module of one contract file with calls. The build splits it, so that a page fetches only the calls that
 * it makes.
 */
function operationsModule(noun, operations) {
  return [
    "import { toOperation } from '@meet/contracts';",
    `import * as calls from '../${noun}.ts';`,
    '',
    ...operations.map(
      ({ call: { name }, document }) =>
        `export const ${name} = toOperation(calls.${name}, '${hashDocument(document)}');`,
    ),
    '',
  ].join('\n');
}

function operationsIndex(nouns) {
  return nouns
    .toSorted()
    .map((noun) => `export * from './operations/${noun}.generated.ts';\n`)
    .join('');
}

/** Removes the modules of files that no longer define calls. */
function removeOthers(folder, names) {
  for (const name of readdirSync(path.join(root, folder))) {
    if (names.has(name)) continue;
    if (check) stale.push(`${folder}/${name}`);
    else rmSync(path.join(root, folder, name));
  }
}

function findFragments(document, all, found = new Set()) {
  for (const [, name] of JSON.stringify(document).matchAll(
    /"kind":"FragmentSpread","name":\{"kind":"Name","value":"(\w+)"/g,
  )) {
    const fragment = all.find((candidate) => candidate.name.value === name);
    if (!fragment || found.has(fragment)) continue;
    found.add(fragment);
    findFragments(fragment, all, found);
  }
  return [...found];
}

/**
 * Writes the documents that derive from the definitions: the REST paths, the access rules, the error catalogue and the
 * settings.
 */
async function writeReference() {
  const translator = await loadTranslator();
  const { calls, errors } = await readContracts();
  const openApi = buildOpenApi({ calls, translator, version: '1', keysFor: servicesThatOpen });
  write('docs/openapi.json', `${JSON.stringify(openApi, null, 2)}\n`);
  write('docs/errors.md', errorsPage(errors, calls, translator));
  write('docs/access.md', accessPage(calls, servicesThatOpen, scopesThatOpen));
  write('docs/configuration.md', await configurationPage());
}
