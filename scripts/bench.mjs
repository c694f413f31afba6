// npm run bench -- NAME: runs bench/NAME/run.ts; without a name, lists them.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { NODE, ROOT, run, stopWith } from './lib/prepare.mjs';

const [name, ...args] = process.argv.slice(2);
const names = readdirSync(path.join(ROOT, 'bench')).filter((entry) =>
  existsSync(path.join(ROOT, 'bench', entry, 'run.ts')),
);
if (!name || !names.includes(name)) stopWith(`Name one of: ${names.join(', ') || '(none yet)'}`);
run(NODE, [`bench/${name}/run.ts`, ...args]);
