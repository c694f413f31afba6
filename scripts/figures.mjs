// Prints the figures of the code that docs/code-figures.md keeps: `npm run figures`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { git } from './lib/git.mjs';
import { ROOT } from './lib/prepare.mjs';

const PRODUCT = /^(apps|contracts|gateway|integrations|mfe-\w+|packages|services|shell)\/.*\.(ts|tsx|js|mjs)$/;
const NOT_PRODUCT = /\.(test|spec)\.|\.generated\.|(^|\/)(testing|template|catalogue)\/|\.d\.ts$/;
const SUBJECT_MAX = 72;
/** Start of the rule about subjects. */
const SUBJECTS_SINCE = '2026-11-27T13:10:37Z';
const FILES_ON_A_PAGE = /`((?:[\w@.-]+\/)+[\w.-]+\.(?:tsx|ts|mjs|js))`/g;

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

const files = git('ls-files')
  .split('\n')
  .filter((file) => PRODUCT.test(file) && !NOT_PRODUCT.test(file));
const lines = files.map((file) => read(file).split('\n').length - 1).sort((a, b) => a - b);
const subjects = git('log', '--no-merges', `--since=${SUBJECTS_SINCE}`, '--format=%s').split('\n');
const trip = new Set(
  [...read('docs/subsystems/sending-a-message.md').matchAll(FILES_ON_A_PAGE)].map(([, file]) => file),
);
const clauses = Object.values(JSON.parse(read('scripts/prose-baseline.json'))).reduce((sum, count) => sum + count, 0);

console.table({
  'files of the product': files.length,
  'median of their lines': lines[Math.floor(lines.length / 2)],
  'files that the page about sending a message names': trip.size,
  'breaches of the rules of language': clauses,
  [`subjects of commits over ${SUBJECT_MAX} characters`]: subjects.filter(({ length }) => length > SUBJECT_MAX).length,
});
