import { expect, it } from '@jest/globals';
import { readTiming } from './readTiming.mjs';

it('lists tests and their files by time, the slowest first', () => {
  const jest = {
    files: [{ file: '/repo/services/chat/src/a.test.ts', processorSeconds: 3 }],
    tests: [
      { file: '/repo/services/chat/src/a.test.ts', name: 'sends', seconds: 1 },
      { file: '/repo/services/chat/src/a.test.ts', name: 'stores', seconds: 4 },
    ],
  };
  const spec = (title, ...durations) => ({
    title,
    file: 'chat/b.spec.ts',
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    config: { rootDir: '/repo/e2e/specs' },
    suites: [{ specs: [spec('opens', 2000)], suites: [{ specs: [spec('is read', 1500, 1500)] }] }],
  };
  const chat = 'services/chat/src/a.test.ts';
  const browser = 'e2e/specs/chat/b.spec.ts';
  expect(readTiming([jest], [report], '/repo')).toEqual({
    files: [
      { seconds: 5, processorSeconds: 3, file: chat },
      { seconds: 5, file: browser },
    ],
    tests: [
      { seconds: 4, file: chat, name: 'stores' },
      { seconds: 3, file: browser, name: 'is read', tries: 2 },
      { seconds: 2, file: browser, name: 'opens', tries: 1 },
      { seconds: 1, file: chat, name: 'sends' },
    ],
  });
});

it('returns empty lists if no runner wrote a report', () => {
  expect(readTiming([], [], '/repo')).toEqual({ files: [], tests: [] });
});
