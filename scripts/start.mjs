// npm start: installs what is missing, builds what changed, runs everything in one process.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, install, NODE, ROOT } from './lib/prepare.mjs';

install();
build();

// Set from outside, the cache has the entry's own code, too: nothing of Node's compiler for types is loaded.
const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE || path.join(ROOT, '.cache/node');
// By default, garbage of the young generation may take up 128 MB.
const product = spawn(NODE, ['--max-semi-space-size=16', 'apps/single-process/src/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_COMPILE_CACHE },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => product.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
product.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
