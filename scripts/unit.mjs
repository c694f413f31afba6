// Runs unit and service tests; `npm run unit -- PATH` runs some of them. With JEST_COUNTS_FILE, it writes the counts of
// passed and failed tests there.
// A test file has no result if Node.js itself died in it (a signal such as SIGSEGV). Such a file runs once more, by
// itself.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { joinCounts } from './jest/joinCounts.mjs';
import { NODE, ROOT } from './lib/prepare.mjs';

const FLAGS = [
  '--disable-warning=ExperimentalWarning',
  // With memory protection keys, V8 sometimes aborts a process that creates and drops much code, as Jest's do (`Check
  // failed: jit_page.has_value()`).
  '--no-memory-protection-keys',
];
const REPORTERS = ['--reporters=default', '--reporters=<rootDir>/scripts/jest/count-reporter.cjs'];
const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js');

const scratch = mkdtempSync(path.join(tmpdir(), 'unit-'));
let { status, counts } = run(process.argv.slice(2), 'all.json');
if (counts?.died.length) {
  const files = counts.died;
  console.error(`\nNode.js died under these, which are run once more:\n${files.join('\n')}\n`);
  const again = run(['--maxWorkers=1', '--runTestsByPath', ...files], 'again.json');
  counts = joinCounts(counts, again.counts);
  status = counts.numFailedTests + counts.numRuntimeErrorTestSuites || !counts.isComplete ? 1 : again.status;
}
if (process.env.JEST_COUNTS_FILE && counts) writeFileSync(process.env.JEST_COUNTS_FILE, JSON.stringify(counts));
rmSync(scratch, { recursive: true });
process.exit(status ?? 1);

function run(args, name) {
  const file = path.join(scratch, name);
  const { status } = spawnSync(NODE, [...FLAGS, JEST, ...args, ...REPORTERS], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, JEST_COUNTS_FILE: file },
  });
  return { status, counts: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
}
