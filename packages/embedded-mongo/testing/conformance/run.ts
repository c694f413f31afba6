import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { BSON, MongoClient } from 'mongodb';
import { startTestMongo } from '../startTestMongo.ts';
import { DRIVER_LIMITS, toRefusal } from './refusals.ts';
import { isMet } from './requirements.ts';
import { runTest } from './runTest.ts';
import { NotRun, type TestFile } from './types.ts';

/* eslint no-console: off -- its output is what it is for */
/**
 * Runs MongoDB's published specification tests against the embedded database, or against the MongoDB that MONGODB_URL
 * names. The path is the `source` folder of a checkout of github.com/mongodb/specifications.
 */
const FOLDERS = [
  'crud',
  'transactions',
  'transactions-convenient-api',
  'retryable-writes',
  'retryable-reads',
  'sessions',
  'collection-management',
  'index-management',
];
const TEST_TIMEOUT_MS = 20_000;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, verbose: { type: 'boolean' } },
});
const [source] = positionals;
if (!source) throw new Error('usage: npm run conformance -- PATH-TO-specifications/source [--only TEXT] [--verbose]');

interface Tally {
  passed: number;
  failed: number;
  refused: number;
  driver: number;
  notApplicable: number;
}

const jsonFiles = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? jsonFiles(path) : name.endsWith('.json') ? [path] : [];
  });

const dataDir = await mkdtemp(join(tmpdir(), 'conformance-'));
const embedded = process.env.MONGODB_URL ? undefined : await startTestMongo({ dataDir });
const url = process.env.MONGODB_URL ?? embedded!.url.replace('/meet?', '/?');
const admin = await new MongoClient(url).connect();
const tallies: Record<string, Tally> = {};
const reasons = new Map<string, number>();
const failures: string[] = [];

for (const folder of FOLDERS) {
  const tally: Tally = { passed: 0, failed: 0, refused: 0, driver: 0, notApplicable: 0 };
  tallies[folder] = tally;
  for (const path of jsonFiles(join(source, folder, 'tests')).sort()) {
    const file = BSON.EJSON.parse(readFileSync(path, 'utf8'), { relaxed: true }) as TestFile;
    for (const test of file.tests) {
      const name = `${relative(source, path)}: ${test.description}`;
      if (values.only && !name.includes(values.only)) continue;
      try {
        if (!isMet(file.runOnRequirements) || !isMet(test.runOnRequirements))
          throw new NotRun('not applicable', 'the test is for another server or topology');
        const refusal = toRefusal(file, test);
        if (refusal) throw new NotRun('refused by design', refusal);
        const limit = DRIVER_LIMITS.find(([pattern]) => pattern.test(test.description));
        if (limit) throw new NotRun('driver', limit[1]);
        if (test.skipReason) throw new NotRun('not applicable', test.skipReason);
        await withTimeout(runTest(file, test, url, admin));
        tally.passed++;
      } catch (error) {
        if (!(error instanceof NotRun)) {
          tally.failed++;
          failures.push(`${name}\n    ${values.verbose ? (error as Error).stack : (error as Error).message}`);
          continue;
        }
        const counter = {
          'refused by design': 'refused',
          driver: 'driver',
          'not applicable': 'notApplicable',
        } as const;
        tally[counter[error.kind]]++;
        if (error.kind !== 'not applicable')
          reasons.set(`${error.kind}: ${error.message}`, (reasons.get(`${error.kind}: ${error.message}`) ?? 0) + 1);
      }
    }
  }
}

await admin.close();
await embedded?.close();
await rm(dataDir, { recursive: true });

const percent = ({ passed, failed }: Tally): string =>
  passed + failed === 0 ? '–' : `${((100 * passed) / (passed + failed)).toFixed(1)} %`;
console.table(
  Object.fromEntries(
    Object.entries(tallies).map(([folder, tally]) => [folder, { ...tally, 'of those run': percent(tally) }]),
  ),
);
for (const [reason, count] of [...reasons].sort((one, other) => other[1] - one[1]))
  console.log(`${String(count).padStart(4)} ${reason}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function withTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>(
    (_resolve, reject) => (timer = setTimeout(() => reject(new Error('timed out')), TEST_TIMEOUT_MS)),
  );
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
