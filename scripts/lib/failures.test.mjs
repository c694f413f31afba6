import { describe, expect, it } from '@jest/globals';
import { describeCheck, formatFailures, listJestFailures, listPlaywrightFailures } from './failures.mjs';

const lines = (count) => Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n');

describe('the failures of a run', () => {
  it('name Jest’s file, test and reason, and an early end of Jest', () => {
    const failures = [
      { file: '/repo/services/chat/src/a.test.ts', name: 'rooms are renamed', reason: 'Expected: 1' },
      { file: '/repo/services/chat/src/b.test.ts', reason: 'Cannot find module' },
    ];
    const tests = [
      { title: 'services/chat/src/a.test.ts: rooms are renamed', reason: 'Expected: 1' },
      { title: 'services/chat/src/b.test.ts', reason: 'Cannot find module' },
    ];
    expect(listJestFailures({ failures, isComplete: true }, '/repo')).toEqual(tests);
    expect(listJestFailures({ failures, isComplete: false }, '/repo')).toEqual([
      ...tests,
      { title: 'Jest', reason: 'It ended before its last test file.' },
    ]);
  });

  it('name Playwright’s spec, group and test with all errors of the first try, and errors outside of tests', () => {
    const spec = (title, status, ...tries) => ({
      title,
      file: 'chat/b.spec.ts',
      tests: [{ status, results: tries.map((errors) => ({ errors })) }],
    });
    const report = {
      config: { rootDir: '/repo/e2e/specs' },
      errors: [{ message: 'The web server did not start' }],
      suites: [
        {
          title: 'chat/b.spec.ts',
          specs: [
            spec('opens', 'expected', []),
            {
              ...spec('hangs', 'unexpected'),
              tests: [{ status: 'unexpected', results: [{ status: 'interrupted', errors: [] }] }],
            },
            spec('shakes', 'flaky', [{ message: 'late' }], []),
          ],
          suites: [
            {
              title: 'a room',
              specs: [
                spec(
                  'is read',
                  'unexpected',
                  [{ message: 'no', stack: 'no at b.spec.ts:3' }, { value: 7 }],
                  [{ message: 'second' }],
                ),
              ],
            },
          ],
        },
      ],
    };
    const hung = { title: 'e2e/specs/chat/b.spec.ts: hangs', reason: 'It ended as interrupted.' };
    const failed = [
      { title: 'e2e/specs/chat/b.spec.ts: a room is read', reason: 'no at b.spec.ts:3\n7' },
      { title: 'Playwright', reason: 'The web server did not start' },
    ];
    expect(listPlaywrightFailures(report, '/repo')).toEqual([hung, ...failed]);
    expect(listPlaywrightFailures(report, '/repo', (title) => title === 'shakes')).toEqual([
      hung,
      {
        title: 'e2e/specs/chat/b.spec.ts: shakes',
        reason: 'It passed only at a second try. The first:\nlate',
      },
      ...failed,
    ]);
  });

  it('keep the end of a check’s output', () => {
    const { title, reason } = describeCheck('lint', `${lines(30)}\n\n`);
    expect(title).toBe('lint');
    expect(reason.split('\n').at(0)).toBe('line 11');
    expect(reason.split('\n').at(-1)).toBe('line 30');
  });

  it('are printed without colours, in at most twenty lines of 300 characters each', () => {
    const reason = `\u001B[31mExpected\u001B[39m\n${'x'.repeat(400)}\n${lines(30)}`;
    const text = formatFailures([{ title: 'a.test.ts: holds', reason }]).split('\n');
    expect(text.slice(0, 3)).toEqual(['Failed:', '✗ a.test.ts: holds', '    Expected']);
    expect(text[3]).toHaveLength(300);
    expect(text).toHaveLength(2 + 20);
  });

  it('are all named when they are many, with fewer lines each', () => {
    const text = formatFailures(
      Array.from({ length: 400 }, (_, index) => ({ title: `test ${index}`, reason: lines(30) })),
    ).split('\n');
    expect(text.filter((line) => line.startsWith('✗'))).toHaveLength(400);
    expect(text).toHaveLength(1 + 400 * (1 + 3));
  });
});
