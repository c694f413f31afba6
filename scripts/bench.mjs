// npm run bench -- NAME: runs bench/NAME/run.ts. Without a name, it lists all benchmarks.
// `all` runs the benchmarks of docs/performance.md one after the other; `all --quick` takes about ten minutes.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { NODE, ROOT, run, stopWith } from './lib/prepare.mjs';

const [name, ...args] = process.argv.slice(2);
const names = readdirSync(path.join(ROOT, 'bench')).filter((entry) =>
  existsSync(path.join(ROOT, 'bench', entry, 'run.ts')),
);
/**
 * Benchmarks of requests, messages, connections, growth, starts, pages and scrolling. The others simulate attacks and
 * crashes, or count work.
 */
const PERFORMANCE = [
  'graphql',
  'chat-sends',
  'fan-out',
  'scale',
  'growth',
  'database',
  'restart',
  'pages',
  'first-paint',
  'scrolling',
  'meeting-join',
];

if (!name || (name !== 'all' && !names.includes(name))) stopWith(`Name all, or one of: ${names.join(', ')}`);
for (const one of name === 'all' ? PERFORMANCE : [name]) {
  if (name === 'all') console.log(`\n${one}`);
  const startedAt = performance.now();
  run(NODE, [`bench/${one}/run.ts`, ...args]);
  if (name === 'all') console.log(`${one} took ${Math.round((performance.now() - startedAt) / 1_000)} seconds.`);
}
