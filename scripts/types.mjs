// The native compiler checks the types; `typescript` itself stays at the version that eslint can load.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const tsc = fileURLToPath(new URL('../node_modules/typescript-native/bin/tsc', import.meta.url));
const configs = process.argv.slice(2).length
  ? process.argv.slice(2)
  : ['tsconfig.server.json', 'tsconfig.browser.json'];
/**
 * Each checker computes Chakra's types separately: four checkers take three times the processor time and memory of one.
 */
const CHECKERS = '1';

let failed = false;
for (const config of configs) {
  const { status } = spawnSync(process.execPath, [tsc, '-p', config, '--checkers', CHECKERS], { stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
