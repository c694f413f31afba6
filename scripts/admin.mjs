// npm run admin -- create EMAIL: makes an administrator, whether or not the product runs.
import { install, NODE, run } from './lib/prepare.mjs';

install();
run(NODE, ['apps/single-process/src/admin.ts', ...process.argv.slice(2)]);
