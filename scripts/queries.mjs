// npm run queries: runs the services' tests, and writes the amount that each of their queries read to
// .cache/queries.md.
// `-- --from FOLDER` uses the records of an earlier run with QUERIES_FOLDER=FOLDER.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, NODE, run } from './lib/prepare.mjs';

const DOCUMENT = path.join(ROOT, '.cache/queries.md');
const { values } = parseArgs({ options: { from: { type: 'string' } } });
const folder = values.from ?? mkdtempSync(path.join(tmpdir(), 'meet-queries-'));
if (!values.from) {
  process.env.QUERIES_FOLDER = folder;
  run(NODE, ['scripts/unit.mjs', 'services/']);
}

/** For each query, the execution that read most, over all tests. */
const most = new Map();
for (const file of readdirSync(folder))
  for (const work of JSON.parse(readFileSync(path.join(folder, file), 'utf8'))) {
    const known = most.get(work.query);
    if (!known || known.documents + known.entries < work.documents + work.entries) most.set(work.query, work);
  }
if (!values.from) rmSync(folder, { recursive: true });

const services = readdirSync(path.join(ROOT, 'services')).toSorted();
const parts = [];
for (const service of services) {
  const { queryBounds = [] } = await import(`../services/${service}/src/queryBounds.ts`).catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return {};
  });
  const bounds = new Map(queryBounds.map((bound) => [bound.query, bound]));
  const own = [...most.values()].filter(({ query }) => query.split(' ')[1].startsWith(`${service}.`));
  const names = [...new Set([...own.map(({ query }) => query), ...bounds.keys()])].toSorted();
  if (names.length === 0) continue;
  const rows = names.map((name) => {
    const { documents = 0, entries = 0, returned = 0 } = most.get(name) ?? {};
    const bound = bounds.get(name);
    const limit = bound ? `${bound.reads.toLocaleString('en')}. ${bound.reason}` : 'the limits';
    return `| \`${name}\` | ${documents} | ${entries} | ${returned} | ${limit} |`;
  });
  parts.push(
    `## ${service}\n\n| query | documents read | entries counted | returned | may read |\n| --- | --: | --: | --: | --- |\n${rows.join('\n')}\n`,
  );
}
const text = `# Queries

The queries of each service that read anything in its tests: command, collection, fields of filter and sort. The figures are those of
the execution that read most. An index serves each of them, for a test fails on one that none serves. It fails as well on a query beyond
the limits: 100 documents for each one returned, and 2,000 documents and counted index entries in all. \`queryBounds.ts\` of a service lists its
exceptions. \`npm run queries\` writes this page.

${parts.join('\n')}`;
mkdirSync(path.dirname(DOCUMENT), { recursive: true });
writeFileSync(DOCUMENT, text);
console.log(`Written to ${path.relative(ROOT, DOCUMENT)}.`);
