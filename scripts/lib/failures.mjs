import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MAX_REASON_LINES = 20;
const MIN_REASON_LINES = 3;
/** Maximum lines of all reasons together, because CI keeps only the end of the output. */
const MAX_LINES = 800;
const MAX_LINE_LENGTH = 300;

/**
 * Lists the failed tests and test files of a report by scripts/jest/count-reporter.cjs.
 * @returns {Failure[]}
 *
 * @typedef {object} Failure
 * @property {string} title
 * @property {string} reason
 */
export function listJestFailures({ failures, isComplete }, root) {
  const failed = failures.map(({ file, name, reason }) => ({
    title: toTitle(path.relative(root, file), name),
    reason,
  }));
  if (!isComplete) failed.push({ title: 'Jest', reason: 'It ended before its last test file.' });
  return failed;
}

/**
 * Lists the failed tests of a report by Playwright's json reporter, and the errors outside of tests.
 * @param isFlakeBad Returns, for a test's title, whether the run fails if that test passed only at a second try.
 * @returns {Failure[]}
 */
export function listPlaywrightFailures({ config, suites, errors }, root, isFlakeBad = () => false) {
  const getFailures = (suite, titles) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || (status === 'flaky' && isFlakeBad(spec.title)))
        .map(({ status, results }) => ({
          title: toTitle(path.relative(root, path.join(config.rootDir, spec.file)), [...titles, spec.title].join(' ')),
          reason: [
            ...(status === 'flaky' ? ['It passed only at a second try. The first:'] : []),
            ...(results.find(({ errors }) => errors.length)?.errors.map(toReason) ?? [
              `It ended as ${results.at(-1)?.status}.`,
            ]),
          ].join('\n'),
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => getFailures(inner, [...titles, inner.title])),
  ];
  return [
    ...suites.flatMap((suite) => getFailures(suite, [])),
    ...errors.map((error) => ({ title: 'Playwright', reason: toReason(error) })),
  ];
}

/** Describes a failed check by the end of its output. */
export function describeCheck(name, output) {
  return { title: name, reason: output.trimEnd().split('\n').slice(-MAX_REASON_LINES).join('\n') };
}

/**
 * Formats the section that ends a failed run: the name of every failure with the first lines of its reason. The more
 * failures there are, the fewer lines each one gets.
 */
export function formatFailures(failures) {
  const share = Math.floor(MAX_LINES / failures.length);
  const count = Math.min(MAX_REASON_LINES, Math.max(MIN_REASON_LINES, share));
  const sections = failures.map(({ title, reason }) => {
    const lines = stripVTControlCharacters(reason).trim().split('\n').slice(0, count);
    return [cut(`✗ ${title}`), ...lines.map((line) => cut(`    ${line.trimEnd()}`))].join('\n');
  });
  return ['Failed:', ...sections].join('\n');
}

const toTitle = (file, name) => (name ? `${file}: ${name}` : file);
const toReason = ({ stack, message, value }) => stack ?? message ?? String(value);
const cut = (line) => line.slice(0, MAX_LINE_LENGTH);
