// npm run admin -- create EMAIL: creates an administrator, whether or not the product is running.
import { install, NODE, run } from './lib/prepare.mjs';

install();
run(NODE, ['apps/single-process/src/admin.ts', ...process.argv.slice(2)]);
