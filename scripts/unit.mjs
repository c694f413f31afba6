// Unit and service tests: `npm run unit -- PATH` runs some. With JEST_COUNTS_FILE, what passed and failed is counted there.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { NODE, ROOT } from './lib/prepare.mjs';

const FLAGS = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  // With memory protection keys V8 now and then ends a process that makes and drops much code, as Jest's do
  // (`Check failed: jit_page.has_value()`).
  '--no-memory-protection-keys',
];
const reporters = process.env.JEST_COUNTS_FILE
  ? ['--reporters=default', '--reporters=<rootDir>/scripts/jest/count-reporter.cjs']
  : [];

const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');
const { status } = spawnSync(NODE, [...FLAGS, jest, ...process.argv.slice(2), ...reporters], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exit(status ?? 1);
