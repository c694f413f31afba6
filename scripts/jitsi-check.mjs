// npm run jitsi-check: checks a Jitsi deployment together with the Meet that uses it.
import { install, NODE, run } from './lib/prepare.mjs';

install();
run(NODE, ['services/meetings/src/jitsi/check/main.ts', ...process.argv.slice(2)]);
