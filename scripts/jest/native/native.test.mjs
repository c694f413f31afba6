import { beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const ROOT = path.join(import.meta.dirname, '../../..');
const SUITE_TIMEOUT_MS = 3_000;

/** Runs the named test files of `fixtures`. Returns Jest's report and output, the run's counts and its exit status. */
async function runFixtures(files, args = []) {
  const folder = await mkdtemp(path.join(tmpdir(), 'native-'));
  const config = {
    rootDir: ROOT,
    roots: [path.join(import.meta.dirname, 'fixtures')],
    testMatch: ['**/*.fixture.ts'],
    testEnvironment: path.join(import.meta.dirname, 'environment.cjs'),
    runtime: path.join(import.meta.dirname, 'runtime.cjs'),
    testRunner: path.join(ROOT, 'scripts/jest/timedRunner.cjs'),
    injectGlobals: false,
    transform: {},
    cacheDirectory: path.join(folder, 'cache'),
    testTimeout: SUITE_TIMEOUT_MS,
    maxWorkers: 1,
    workerIdleMemoryLimit: '750MB',
  };
  await writeFile(path.join(folder, 'jest.config.json'), JSON.stringify(config));
  const report = path.join(folder, 'report.json');
  const countsFile = path.join(folder, 'counts.json');
  const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');
  const running = spawn(
    process.execPath,
    [
      jest,
      ...['--config', path.join(folder, 'jest.config.json'), '--rootDir', ROOT, '--json', '--outputFile', report],
      '--reporters=default',
      `--reporters=${path.join(ROOT, 'scripts/jest/count-reporter.cjs')}`,
      ...args,
      '--runTestsByPath',
      ...files.map((file) => path.join(import.meta.dirname, 'fixtures', `${file}.fixture.ts`)),
    ],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, JEST_COUNTS_FILE: countsFile } },
  );
  const [output, [status]] = await Promise.all([text(running.stderr), once(running, 'exit')]);
  const result = JSON.parse(await readFile(report, 'utf8'));
  const counts = JSON.parse(await readFile(countsFile, 'utf8'));
  await rm(folder, { recursive: true });
  const of = (file) => result.testResults.find(({ name }) => name.endsWith(`/${file}.fixture.ts`));
  return { result, of, output, counts, status };
}

const outcomes = ({ assertionResults }) =>
  Object.fromEntries(assertionResults.map(({ title, status }) => [title, status]));

describe('test files that run with Node.js’s own modules', () => {
  const FILES = ['one', 'two', 'failing', 'unreadable', 'endless', 'empty', 'dying'];
  let run;
  beforeAll(async () => {
    run = await runFixtures(FILES);
  });

  it('leave nothing behind for the next file: modules, environment, globals, listeners, spies, time', () => {
    for (const file of ['one', 'two'])
      expect(outcomes(run.of(file))).toEqual({ 'finds the process and the modules as Node.js made them': 'passed' });
  });

  it('pass and fail test by test, each with its own time-out, and fail if their set-up fails', () => {
    expect(outcomes(run.of('failing'))).toEqual({
      'fails where it stands': 'failed',
      'waits for what never comes': 'failed',
      'is not run': 'failed',
      'fails by a rejection that nobody handles': 'failed',
      'holds for 1': 'passed',
      'holds for 2': 'passed',
      'moves time that sockets do not go by': 'passed',
      'is left out': 'pending',
      'is to be written': 'todo',
    });
  });

  it('report reason and place of a failure', () => {
    const why = run.of('failing').message;
    expect(why).toContain('Expected');
    expect(why).toMatch(/failing\.fixture\.ts:4:/);
    expect(why).toContain('Exceeded timeout of 200 ms');
    expect(why).toContain('no set-up');
    expect(why).not.toMatch(/^ *it was run/m);
    expect(run.output).toContain('unhandled');
  });

  it.each([
    ['unreadable', /not loaded/],
    ['endless', /was not loaded within 3000 ms/],
    ['empty', /must contain at least one test/],
    ['dying', /process\.exit|terminated|exitCode/],
  ])('fail the run if one is %s', (file, why) => {
    expect(run.of(file).status).toBe('failed');
    expect(run.of(file).message).toMatch(why);
  });

  it('are counted, and fail the run', () => {
    expect(run.status).toBe(1);
    expect(run.result).toMatchObject({ numPassedTests: 5, numFailedTests: 4, numRuntimeErrorTestSuites: 4 });
    expect(run.result.numTotalTestSuites).toBe(FILES.length);
  });

  it('are named with their reasons in the counts if they failed', () => {
    const find = (file, name) =>
      run.counts.failures.find((failure) => failure.file.endsWith(`/${file}.fixture.ts`) && failure.name === name);
    expect(find('failing', 'fails where it stands').reason).toMatch(/Expected[^]*failing\.fixture\.ts:4:/);
    expect(find('unreadable').reason).toMatch(/not loaded/);
    expect(run.counts.failures).toHaveLength(4 + 4);
  });

  it('have the processor time of their worker in the counts', () => {
    const ran = run.counts.files.filter(({ processorSeconds }) => processorSeconds > 0).map(({ file }) => file);
    expect(ran).toEqual(expect.arrayContaining(['one', 'two', 'failing'].map((file) => run.of(file).name)));
  });

  it('run only the tests that are named', async () => {
    const { of, status } = await runFixtures(['failing'], ['-t', 'holds for 2']);
    expect(status).toBe(0);
    expect(outcomes(of('failing'))).toMatchObject({ 'holds for 1': 'pending', 'holds for 2': 'passed' });
  });
});
