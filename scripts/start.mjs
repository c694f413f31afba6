// npm start: installs what is missing, builds what changed, runs everything in one process.
import { spawn } from 'node:child_process';
import { build, install, NODE, ROOT } from './lib/prepare.mjs';

install();
build();

const product = spawn(NODE, ['all-in-one/src/main.ts'], { cwd: ROOT, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => product.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
product.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
