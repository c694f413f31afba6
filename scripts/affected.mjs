// Finds everything that a change touches, and tests it: `npm run affected [-- --since REF] [--list | --matrix |
// --json]`.
// The change is the difference to the common ancestor of this branch and REF (default: main). It includes uncommitted
// files.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findAffected } from './lib/affected.mjs';
import { DOMAINS, RUNS } from './lib/domains.mjs';
import { listImages } from './lib/images.mjs';
import { readWorkspaces } from './lib/importGraph.mjs';
import { build, NODE, ROOT, stopWith } from './lib/prepare.mjs';
import { readChange } from './lib/readChange.mjs';
import { readImports } from './lib/readImports.mjs';
import { isLong, SHORT_PROJECT } from './lib/tiers.mjs';

const { values } = parseArgs({
  options: {
    since: { type: 'string', default: 'main' },
    list: { type: 'boolean' },
    matrix: { type: 'boolean' },
    json: { type: 'boolean' },
    'no-browser': { type: 'boolean' },
  },
});

const changed =
  readChange(values.since) ??
  stopWith(`There is no commit ${values.since}. Name another: npm run affected -- --since REF`);
const affected = findAffected({
  changed,
  graph: readImports(),
  workspaces: readWorkspaces(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))),
  runs: RUNS,
  domains: DOMAINS,
  specs: globSync('e2e/specs/**/*.spec.ts', { cwd: ROOT }),
});
const long = [...affected.tests, ...affected.specs].filter(isLong);
const isShort = (file) => !isLong(file);

if (values.matrix) {
  // Output for CI: one job for each workspace with unit tests, for each image and for each domain's browser specs.
  const workspaces = affected.workspaces.filter((folder) =>
    affected.tests.some((file) => file.startsWith(`${folder}/`)),
  );
  console.log(`workspaces=${JSON.stringify(workspaces)}`);
  console.log(`images=${JSON.stringify(listImages(affected.workspaces))}`);
  console.log(`long=${long.length > 0}`);
  console.log(
    `specs=${JSON.stringify([...new Set(affected.specs.filter(isShort).map((file) => file.split('/')[2]))])}`,
  );
} else if (values.json) {
  console.log(JSON.stringify(affected));
} else {
  print();
  if (!values.list) process.exit(check() ? 0 : 1);
}

function print() {
  const { everything, workspaces, tests, specs } = affected;
  const section = (title, items) =>
    console.log(`\n${title} (${items.length})${items.map((item) => `\n  ${item}`).join('')}`);
  section('Changed files', changed);
  if (everything) return console.log('\nThe change touches everything, the tests of npm run test:long too.');
  section('Workspaces touched', workspaces);
  section('Unit tests', tests);
  section('Browser specs', specs);
  if (long.length) console.log(`\nOf these, npm run test:long runs ${long.join(', ')}.`);
}

/** Runs the checks and tests of the change. A failed step does not stop the others. */
function check() {
  const present = changed.filter((file) => existsSync(path.join(ROOT, file)));
  const linted = present.filter((file) => /[.]([cm]?js|tsx?)$/.test(file));
  const { everything, workspaces, types } = affected;
  const [tests, specs] = [affected.tests.filter(isShort), affected.specs.filter(isShort)];
  const bin = (file) => path.join(ROOT, 'node_modules', file);
  const steps = [
    present.length && [
      'format',
      [bin('prettier/bin/prettier.cjs'), '--check', '--ignore-unknown', '--log-level', 'warn', ...present],
    ],
    linted.length && ['lint', [bin('eslint/bin/eslint.js'), '--max-warnings', '0', '--no-warn-ignored', ...linted]],
    workspaces.length && ['import rules', ['scripts/imports.mjs']],
    types.length && ['types', ['scripts/types.mjs', ...types.map((name) => `tsconfig.${name}.json`)]],
    tests.length && ['unit tests', ['scripts/unit.mjs', ...(everything ? [] : ['--runTestsByPath', ...tests])]],
    specs.length &&
      !values['no-browser'] && ['browser tests', ['scripts/e2e.mjs', ...(everything ? [SHORT_PROJECT] : specs)]],
  ].filter(Boolean);
  if (steps.some(([name]) => name === 'browser tests')) build();
  const failed = steps.filter(([name, args]) => {
    console.log(`\n── ${name}`);
    return spawnSync(NODE, args, { cwd: ROOT, stdio: 'inherit' }).status !== 0;
  });
  console.log(
    `\n${steps.length - failed.length} steps passed, ${failed.length} failed${failed.map(([name]) => `: ${name}`).join('')}`,
  );
  return failed.length === 0;
}
