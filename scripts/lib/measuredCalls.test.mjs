import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'graphql';
import { ACTS } from '../../bench/years/acts.ts';
import { NOT_MEASURED } from '../../bench/years/notMeasured.ts';
import { PAGE_CALLS } from '../../bench/years/pages.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const CONTRACTS = readdirSync(path.join(ROOT, 'contracts'));
const PAGES = ['shell', 'mfe-*', 'packages/*'].map((folder) => `${folder}/src/**/*.{ts,tsx}`);
const DOCUMENTS = ['shell', 'mfe-*', 'packages/*'].map((folder) => `${folder}/src/**/*.graphql`);
const IMPORTED = /import \{([^}]*)\} from '@meet\/([a-z]+)-contract\/operations'/g;
const NOT_PAGES = /\.test\.|\/testing\/|\/dist\//;

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const listFiles = (patterns) =>
  globSync(patterns, { cwd: ROOT, exclude: (name) => name === 'node_modules' }).filter((file) => !NOT_PAGES.test(file));

/** Calls that pages make by operations of the contracts, as `<service>.<call>`. */
function listImported() {
  const names = listFiles(PAGES).flatMap((file) =>
    [...read(file).matchAll(IMPORTED)].flatMap(([, members, domain]) =>
      members
        .split(',')
        .map((member) => member.trim().split(' as ')[0])
        .filter((member) => member && !member.startsWith('type '))
        .map((member) => `${domain}.${member}`),
    ),
  );
  return [...new Set(names)].toSorted();
}

/** Calls that the pages' own GraphQL documents make, and those that transfer bytes by REST. */
async function listOthers() {
  const calls = (
    await Promise.all(CONTRACTS.map(async (name) => Object.values(await import(`@meet/${name}-contract`))))
  )
    .flat()
    .filter((value) => value?.service && value.access);
  const fields = listFiles(DOCUMENTS)
    .flatMap((file) => parse(read(file)).definitions)
    .filter(({ kind }) => kind === 'OperationDefinition')
    .flatMap(({ selectionSet }) => selectionSet.selections.map(({ name }) => name.value));
  const named = calls.filter(({ graphql }) => graphql && fields.includes(graphql.query));
  const ofBytes = calls.filter(({ takes, gives }) => takes !== 'json' || gives === 'bytes');
  const sources = listFiles(PAGES).map(read);
  const transferred = ofBytes.filter(({ name }) => sources.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  expect(named.length).toBe(new Set(fields).size);
  return [...named, ...transferred].map(({ service, name }) => `${service}.${name}`).toSorted();
}

const toName = ({ call }) => `${call.service}.${call.name}`;
const measured = new Set([...PAGE_CALLS, ...ACTS].map(toName));
const excused = Object.values(NOT_MEASURED).flat();

describe('each call of a page', () => {
  it('has a row in the benchmark of two years, or a reason why not', async () => {
    const calls = [...listImported(), ...(await listOthers())];
    expect(calls.length).toBeGreaterThan(200);
    expect(calls.filter((name) => !measured.has(name) && !excused.includes(name))).toEqual([]);
  });

  it('has no reason if it has a row or no page makes it', async () => {
    const calls = new Set([...listImported(), ...(await listOthers())]);
    expect(excused.filter((name) => measured.has(name) || !calls.has(name))).toEqual([]);
    expect(excused.toSorted()).toEqual([...new Set(excused)].toSorted());
  });

  it('has its rows under different names', () => {
    const rows = PAGE_CALLS.map(({ page, name }) => `${page}, ${name}`);
    expect(rows).toEqual([...new Set(rows)]);
  });
});
