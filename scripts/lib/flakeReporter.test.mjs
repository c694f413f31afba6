import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import FlakeReporter from './flakeReporter.mjs';

const KNOWN = { title: 'a call rings', reason: 'the clock of the runner', date: '2026-01-31' };
let folder;
let file;
let lines;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'flakes-'));
  file = path.join(folder, 'known-flakes.json');
});
beforeEach(async () => {
  await writeFile(file, JSON.stringify([KNOWN]));
  lines = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => rm(folder, { recursive: true }));

/** Ends a run with these tests, given as `{ title: outcome }`, and returns the reporter's verdict. */
function end(outcomes, isStrict = true) {
  const reporter = new FlakeReporter({ isStrict, file });
  const tests = Object.entries(outcomes).map(([title, outcome]) => ({
    title,
    outcome: () => outcome,
    location: { file: path.resolve('e2e/specs/chat/a.spec.ts') },
  }));
  reporter.onBegin({}, { allTests: () => tests });
  return reporter.onEnd();
}

describe('tests that passed only at a second try', () => {
  it('fail the run in CI, and are named', () => {
    expect(end({ 'a message arrives': 'flaky', 'it is read': 'expected' })).toEqual({ status: 'failed' });
    expect(lines.mock.calls.flat()).toEqual([
      expect.stringContaining('Passed only at a second try'),
      expect.stringContaining('e2e/specs/chat/a.spec.ts: a message arrives (not named in e2e/known-flakes.json)'),
    ]);
  });

  it('do not fail the run if each is known with a reason and a date, and are named all the same', () => {
    expect(end({ 'a call rings': 'flaky' })).toBeUndefined();
    expect(lines.mock.calls.flat().join()).toContain('a call rings (known: the clock of the runner, 2026-01-31)');
    expect(end({ 'a call rings': 'flaky', 'a message arrives': 'flaky' })).toEqual({ status: 'failed' });
  });

  it('fail no run outside CI', () => {
    expect(end({ 'a message arrives': 'flaky' }, false)).toBeUndefined();
  });

  it('do not include tests that passed at once, failed twice or were skipped', () => {
    expect(end({ 'a message arrives': 'expected', 'it is read': 'unexpected', 'it goes': 'skipped' })).toBeUndefined();
    expect(lines).not.toHaveBeenCalled();
  });

  it.each([{ title: '' }, { reason: '' }, { date: 'last week' }])(
    'are not excused by an incomplete entry: %j',
    async (missing) => {
      await writeFile(file, JSON.stringify([{ ...KNOWN, ...missing }]));
      expect(() => end({})).toThrow('needs a title, a reason and a date');
    },
  );
});
