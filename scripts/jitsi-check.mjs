// npm run jitsi-check: checks that a Jitsi deployment and the Meet that uses it work together.
import { install, NODE, run } from './lib/prepare.mjs';

install();
run(NODE, ['services/meetings/src/jitsi/check/main.ts', ...process.argv.slice(2)]);
