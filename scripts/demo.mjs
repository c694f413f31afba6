// npm run demo: fills the stopped product with a team of people, chats and meetings to look at.
import { install, NODE, run } from './lib/prepare.mjs';

install();
run(NODE, ['apps/single-process/src/demo.ts']);
