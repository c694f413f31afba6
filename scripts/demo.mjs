// npm run demo: fills the stopped product with demo data: a team of people, chats and meetings.
import { install, NODE, run } from './lib/prepare.mjs';

install();
run(NODE, ['apps/single-process/src/demo.ts']);
