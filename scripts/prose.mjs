// Checks the language of comments, documents and descriptions (CONTRIBUTING.md, Language) against scripts/prose-baseline.json.
// `--list [FOLDER]` prints every fault, `--lower` lowers the baseline to what is left. The baseline never rises.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareWithBaseline, countByFolder, getFolder, lowerBaseline } from './lib/prose/countByFolder.mjs';
import { findFaults } from './lib/prose/findFaults.mjs';
import { readProse } from './lib/prose/readProse.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const BASELINE = path.join(import.meta.dirname, 'prose-baseline.json');
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.cache', 'data', 'coverage', 'changelog']);
const SCRIPT = /(?<!\.generated)\.(?:ts|tsx|[cm]?js)$/;
const DOCUMENT = /^(?:docs\/.*|(?:.*\/)?(?:coverage(?:\.\w+)?|README)|ARCHITECTURE|CONTRIBUTING|SECURITY)\.md$/;
const CONFIGURATION = /\.(?:ya?ml|css|lua|conf)$|(?:^|\/)(?:Caddyfile|CODEOWNERS|Dockerfile)$/;
/** Maximum number of faults printed for a folder that has more than allowed. */
const SHOWN = 50;

const faults = listFiles('').flatMap((file) =>
  findFaults(readProse(file, readFileSync(path.join(ROOT, file), 'utf8'))).map((fault) => ({ file, ...fault })),
);
const counts = countByFolder(faults);
const baseline = existsSync(BASELINE) ? JSON.parse(readFileSync(BASELINE, 'utf8')) : {};
const [option, folder] = process.argv.slice(2);

if (option === '--list') {
  print(faults.filter(({ file }) => !folder || file.startsWith(folder)));
} else if (option === '--lower') {
  writeFileSync(BASELINE, `${JSON.stringify(lowerBaseline(counts, baseline), undefined, 2)}\n`);
} else {
  check();
}

function check() {
  const { risen, fallen } = compareWithBaseline(counts, baseline);
  for (const { folder, now, allowed } of risen) {
    console.error(`${folder}: ${now} faults of language, ${allowed} are allowed:`);
    print(faults.filter(({ file }) => getFolder(file) === folder).slice(0, SHOWN));
  }
  for (const { folder, now, allowed } of fallen)
    console.log(`${folder}: ${now} faults of language are left of ${allowed}.`);
  if (fallen.length) console.log('Lower the baseline: node scripts/prose.mjs --lower');
  console.log(`${faults.length} faults of language in all; rules in CONTRIBUTING.md, Language.`);
  process.exitCode = risen.length ? 1 : 0;
}

function print(some) {
  for (const { file, line, fault, sentence } of some) console.log(`${file}:${line}: ${fault}: ${sentence}`);
}

function listFiles(folder) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : listFiles(file);
    return [SCRIPT, DOCUMENT, CONFIGURATION].some((kind) => kind.test(file)) ? [file] : [];
  });
}
