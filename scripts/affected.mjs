// Finds everything that a change touches, and tests it: `npm run affected [-- --since REF] [--list | --matrix]`. The
// change is everything since the commit that this branch and REF (main) have in common, with uncommitted files.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findAffected } from './lib/affected.mjs';
import { imagesOf } from './lib/images.mjs';
import { DOMAINS, RUNS } from './lib/domains.mjs';
import { readImportGraph, readWorkspaces } from './lib/importGraph.mjs';
import { build, NODE, ROOT, stopWith } from './lib/prepare.mjs';

const { values } = parseArgs({
  options: {
    since: { type: 'string', default: 'main' },
    list: { type: 'boolean' },
    matrix: { type: 'boolean' },
    'no-browser': { type: 'boolean' },
  },
});

const changed = readChange(values.since);
const affected = findAffected({
  changed,
  graph: readImportGraph(),
  workspaces: readWorkspaces(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))),
  runs: RUNS,
  domains: DOMAINS,
  specs: globSync('e2e/specs/**/*.spec.ts', { cwd: ROOT }),
});
/** Those over many processes have a configuration of their own. */
const isApart = (file) => file.startsWith('e2e/specs/apart/');

if (values.matrix) {
  // For a CI's output: a job for each workspace that has unit tests, each image, each domain's journeys.
  const workspaces = affected.workspaces.filter((folder) =>
    affected.tests.some((file) => file.startsWith(`${folder}/`)),
  );
  console.log(`workspaces=${JSON.stringify(workspaces)}`);
  console.log(`images=${JSON.stringify(imagesOf(affected.workspaces))}`);
  console.log(`specs=${JSON.stringify([...new Set(affected.specs.map((file) => file.split('/')[2]))])}`);
} else {
  print();
  if (!values.list) process.exit(check() ? 0 : 1);
}

function readChange(since) {
  const base =
    git('merge-base', since, 'HEAD') ??
    stopWith(`There is no commit ${since}. Name another: npm run affected -- --since REF`);
  const files = [
    git('diff', '--name-only', '--no-renames', base.trim()),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files.flatMap((text) => text.split('\n')).filter(Boolean))].sort();
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

function print() {
  const { everything, workspaces, tests, specs } = affected;
  const section = (title, items) =>
    console.log(`\n${title} (${items.length})${items.map((item) => `\n  ${item}`).join('')}`);
  section('Changed files', changed);
  if (everything) return console.log('\nSomething changed that everything stands on: all of it is touched.');
  section('Workspaces touched', workspaces);
  section('Unit tests', tests);
  section('Browser specs', specs);
}

/** Runs what is named; every step, even when one fails. */
function check() {
  const present = changed.filter((file) => existsSync(path.join(ROOT, file)));
  const linted = present.filter((file) => /[.]([cm]?js|tsx?)$/.test(file));
  const { everything, workspaces, tests } = affected;
  const [apart, specs] = [affected.specs.filter(isApart), affected.specs.filter((file) => !isApart(file))];
  const bin = (file) => path.join(ROOT, 'node_modules', file);
  const steps = [
    present.length && [
      'format',
      [bin('prettier/bin/prettier.cjs'), '--check', '--ignore-unknown', '--log-level', 'warn', ...present],
    ],
    linted.length && ['lint', [bin('eslint/bin/eslint.js'), '--max-warnings', '0', '--no-warn-ignored', ...linted]],
    workspaces.length && ['import rules', ['scripts/imports.mjs']],
    workspaces.length && ['types', ['scripts/types.mjs']],
    tests.length && ['unit tests', ['scripts/unit.mjs', ...(everything ? [] : ['--runTestsByPath', ...tests])]],
    specs.length && !values['no-browser'] && ['browser tests', ['scripts/e2e.mjs', ...(everything ? [] : specs)]],
    apart.length && !values['no-browser'] && ['browser tests over many processes', ['scripts/e2e.mjs', ...apart]],
  ].filter(Boolean);
  if (steps.some(([name]) => name.startsWith('browser tests'))) build();
  const failed = steps.filter(([name, args]) => {
    console.log(`\n── ${name}`);
    return spawnSync(NODE, args, { cwd: ROOT, stdio: 'inherit' }).status !== 0;
  });
  console.log(
    `\n${steps.length - failed.length} steps passed, ${failed.length} failed${failed.map(([name]) => `: ${name}`).join('')}`,
  );
  return failed.length === 0;
}
