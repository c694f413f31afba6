import path from 'node:path';

/**
 * Lists the duration of test files and tests from the runners' reports.
 * @param jest Reports of scripts/jest/count-reporter.cjs.
 * @param playwright Reports of Playwright's json reporter.
 * @returns `files` and `tests`, the slowest first, each `{ seconds, file, … }`. Tests also have their `name`. Jest's
 * files also have the `processorSeconds` of their worker, without those of its child processes.
 */
export function readTiming(jest, playwright, root) {
  const tests = [
    ...jest.flatMap(({ tests }) => tests).map((test) => ({ ...test, file: path.relative(root, test.file) })),
    ...playwright.flatMap((report) => report.suites.flatMap((suite) => getTests(suite, report.config.rootDir, root))),
  ];
  // The test command also runs on Node.js 20, which has no Map.groupBy.
  const files = new Map();
  for (const { file, seconds } of tests) files.set(file, (files.get(file) ?? 0) + seconds);
  const processor = new Map(
    jest
      .flatMap(({ files }) => files)
      .map(({ file, processorSeconds }) => [path.relative(root, file), processorSeconds]),
  );
  return {
    files: [...files]
      .map(([file, seconds]) => ({ seconds, processorSeconds: processor.get(file), file }))
      .sort(bySeconds),
    tests: tests.sort(bySeconds),
  };
}

const bySeconds = (one, other) => other.seconds - one.seconds;

function getTests(suite, folder, root) {
  const own = (suite.specs ?? []).map((spec) => ({
    seconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
    file: path.relative(root, path.join(folder, spec.file)),
    name: spec.title,
    tries: Math.max(...spec.tests.map(({ results }) => results.length)),
  }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => getTests(inner, folder, root))];
}
