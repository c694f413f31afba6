// Writes what follows from the contracts and the documents: gateway/schema.graphql, typed documents beside each *.graphql
// of the shell and the remotes, and the list of each one's documents by hash.
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import * as documentNodes from '@graphql-codegen/typed-document-node';
import { parse, printSchema, validate } from 'graphql';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildOpenApi, loadTranslator } from '../packages/service-kit/src/index.ts';
import { giveHashes } from './lib/giveHashes.mjs';
import { readContracts } from './lib/readContracts.mjs';
import { accessPage, configurationPage, errorsPage } from './lib/referencePages.mjs';
import { loadSchema } from '../gateway/src/graphql/loadSchema.ts';
import { graphqlParts } from '../all-in-one/src/graphqlParts.ts';
import { EVENTS_DOCUMENT, EVENTS_DOCUMENT_HASH } from '../packages/contracts/src/graphql/index.ts';

const root = path.join(import.meta.dirname, '..');
const check = process.argv.includes('--check');
const stale = [];

const schema = loadSchema(graphqlParts);

write('gateway/schema.graphql', `${printSchema(schema)}\n`);
await writeDocuments({ shell: { [EVENTS_DOCUMENT_HASH]: EVENTS_DOCUMENT } });
await writeReference();

if (stale.length) {
  console.error(`Out of date, run npm run codegen:\n  ${stale.join('\n  ')}`);
  process.exit(1);
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
    config: { useTypeImports: true, enumsAsTypes: true, scalars: { Timestamp: 'number', JSON: 'unknown' }, strictScalars: true },
    plugins,
    pluginMap,
    filename: 'generated.ts',
    ...options,
  });
}

/** @param lists Documents by hash, by the folder whose build holds them; the operations found are added. */
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
    const needed = fragmentsOf(document, fragments).filter((fragment) => !own.has(fragment));
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

function fragmentsOf(document, all, found = new Set()) {
  for (const [, name] of JSON.stringify(document).matchAll(
    /"kind":"FragmentSpread","name":\{"kind":"Name","value":"(\w+)"/g,
  )) {
    const fragment = all.find((candidate) => candidate.name.value === name);
    if (!fragment || found.has(fragment)) continue;
    found.add(fragment);
    fragmentsOf(fragment, all, found);
  }
  return [...found];
}

/** Documents that follow from the definitions: the REST paths, who may call them, the error catalogue and the settings. */
async function writeReference() {
  const translator = await loadTranslator();
  const { calls, errors } = await readContracts();
  const openApi = buildOpenApi({ calls, translator, version: '1' });
  write('docs/openapi.json', `${JSON.stringify(openApi, null, 2)}\n`);
  write('docs/errors.md', errorsPage(errors, calls, translator));
  write('docs/access.md', accessPage(calls));
  write('docs/configuration.md', configurationPage());
}
