// npm start: installs missing packages, builds the targets that changed, and runs everything in one process.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, install, NODE, ROOT } from './lib/prepare.mjs';

install();
build();

// The environment variable makes Node.js cache the entry module too, so it does not load its compiler for types.
const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE || path.join(ROOT, '.cache/node');
// By default, V8's young generation may hold up to 128 MB of garbage.
const product = spawn(NODE, ['--max-semi-space-size=16', 'apps/single-process/src/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_COMPILE_CACHE },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => product.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
product.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
