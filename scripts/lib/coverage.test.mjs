import { describe, expect, it } from '@jest/globals';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './prepare.mjs';

/**
 * Tables lie beside the code that they describe: `coverage.md`, or `coverage.<topic>.md` for a topic with a table of
 * its own.
 */
const TABLES = '{shell,services/*,packages/*,apps/*}/coverage{,.*}.md';
const TEST_FILE = /[\w@./-]+\.(?:test|spec)\.(?:tsx|ts|mjs)\b/g;
/** Proof of a row that is no test file: a folder of measurements, or a command that a person runs by hand. */
const OTHER_PROOF = /\bbench\/[\w-]+|\be2e\/fixtures\/\w+\.ts|`npm run (?:bench|attack)\b/;
/** Words by which a row refers to the tests of the row above, or to those that the introduction names. */
const SAME = /\bthe same\b/;
/** A quoted test name, including apostrophes within it, up to an ellipsis. */
const QUOTED = /‘([^’…]+(?:’[^’…\s,|][^’…]*)*)/g;

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const isFile = (file) => existsSync(path.join(ROOT, file)) && statSync(path.join(ROOT, file)).isFile();

/**
 * Returns the rows of one file's tables: the claim of each row, and the test files that it names, as paths from the
 * root.
 */
const readRows = (file) => {
  const [introduction, ...rest] = read(file).split(/^\|/m);
  const aliases = [...introduction.matchAll(/`([\w-]+\/)`\s+(?:is\s+)?([\w./-]+?)[,.]?(?=\s|$)/g)];
  const fromRoot = (name) => {
    const alias = aliases.find(([, short]) => name.startsWith(short));
    return alias ? `${alias[2]}/${name.slice(alias[1].length)}` : name;
  };
  const namedAtFirst = introduction.match(TEST_FILE) ?? [];
  return rest
    .map((line) => line.split('\n')[0].split('|'))
    .filter(([, shown]) => shown?.trim() && !/^\s*-+\s*$/.test(shown) && !/^\s*(?:shown by|Test)\s*$/i.test(shown))
    .map(([says, shown]) => ({ says: says.trim(), shown, files: (shown.match(TEST_FILE) ?? []).map(fromRoot) }))
    .map((row) => ({ ...row, quoted: [...row.shown.matchAll(QUOTED)].map(([, name]) => name.trim()), namedAtFirst }));
};

const tables = globSync(TABLES, { cwd: ROOT }).map((name) => ({ name, rows: readRows(name) }));
/** Services with promises to people and callers; each one needs a table. */
const services = globSync('services/*/package.json', { cwd: ROOT }).map((file) => path.dirname(file));

describe('tables of coverage', () => {
  it('are all listed in docs/coverage.md', () => {
    const listed = [...read('docs/coverage.md').matchAll(/\(\.\.\/([\w./-]+\/coverage[\w.-]*\.md)\)/g)].map(
      ([, name]) => name,
    );
    expect(listed.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it.each(services)('include one of %s', (service) => {
    expect(tables.map(({ name }) => name)).toContain(`${service}/coverage.md`);
  });

  it.each(tables)('name test files that exist: $name', ({ rows }) => {
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.flatMap(({ files }) => files).filter((file) => !isFile(file))).toEqual([]);
  });

  it.each(tables)('name the proof of each row: $name', ({ rows }) => {
    const bare = rows.filter(
      ({ shown, files, namedAtFirst, quoted }) =>
        files.length === 0 &&
        !(quoted.length > 0 && namedAtFirst.length > 0) &&
        !OTHER_PROOF.test(shown) &&
        !SAME.test(shown),
    );
    expect(bare.map(({ says }) => says)).toEqual([]);
  });

  it.each(tables)('quote tests by their names: $name', ({ rows }) => {
    const missing = rows.flatMap(({ quoted, files, namedAtFirst }) => {
      const sources = [...files, ...namedAtFirst].filter(isFile).map(read);
      return quoted.filter((name) => !sources.some((source) => source.includes(name)));
    });
    expect(missing).toEqual([]);
  });
});
