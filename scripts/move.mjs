// npm run move -- MONGODB_URL [--data DIR] [--replace]: copies the embedded database to MongoDB, which must be empty.
// npm run move -- --back MONGODB_URL [--data DIR]: copies MongoDB into the embedded database's folder, and keeps the
// former folder beside it.
// The product must be stopped. Exit codes: 0 moved, 1 not moved, 2 wrong arguments.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lockFolder, startEmbeddedMongo } from '@meet/embedded-mongo';
import { connectDatabase } from '@meet/service-kit';
import { moveDatabase } from '@meet/service-kit/move';
import { getBlobsFolder } from './lib/getBlobsFolder.mjs';

const USAGE = 'usage: npm run move -- [--back] MONGODB_URL [--data DIR] [--replace]';
const PROGRESS_EVERY_MS = 5_000;
/** Delay of the expiry sweep, so that no record expires during the copy. */
const NEVER_MS = 2 ** 31 - 1;

const options = readArguments();
if (options) {
  try {
    await (options.back ? moveBack(options) : moveUp(options));
  } catch (error) {
    console.error(`Nothing is moved: ${error.message}`);
    process.exitCode = 1;
  }
} else {
  console.error(USAGE);
  process.exitCode = 2;
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { data: { type: 'string' }, back: { type: 'boolean' }, replace: { type: 'boolean' } },
    });
    const [url] = positionals;
    const isUnderstood = positionals.length === 1 && /^mongodb(\+srv)?:/.test(url) && !(values.back && values.replace);
    const folder = resolve(values.data ?? join(process.env.DATA_DIR ?? 'data', 'database'));
    return isUnderstood ? { url, folder, back: values.back, replaces: values.replace } : undefined;
  } catch {
    return undefined;
  }
}

async function moveUp({ url, folder, replaces }) {
  if (!existsSync(join(folder, 'meet.db'))) throw new Error(`there is no database in ${folder}`);
  const embedded = await startEmbeddedMongo({ dataDir: folder, sweepIntervalMs: NEVER_MS });
  try {
    await copy({ fromUrl: embedded.url, toUrl: url, replaces });
  } finally {
    await embedded.close();
  }
  console.log(`Set MONGODB_URL to that address. ${folder} is as it was; keep it until all is well.`);
  reportRest(folder);
}

async function moveBack({ url, folder }) {
  const incoming = `${folder}.incoming`;
  // A process that uses the folder, or is moving data into it now, holds a lock.
  const lock = existsSync(folder) ? lockFolder(folder) : undefined;
  try {
    if (existsSync(incoming)) lockFolder(incoming).release();
    rmSync(incoming, { recursive: true, force: true });
    const embedded = await startEmbeddedMongo({ dataDir: incoming, sweepIntervalMs: NEVER_MS });
    try {
      await copy({ fromUrl: url, toUrl: embedded.url });
    } finally {
      await embedded.close();
    }
  } finally {
    lock?.release();
  }
  if (existsSync(folder)) {
    const former = `${folder}.replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    renameSync(folder, former);
    console.log(`What was in ${folder} is now in ${former}.`);
  }
  renameSync(incoming, folder);
  console.log('Unset MONGODB_URL. The MongoDB is as it was; keep it until all is well.');
  reportRest(folder);
}

async function copy({ fromUrl, toUrl, replaces }) {
  const from = await open(fromUrl);
  try {
    const to = await open(toUrl);
    try {
      const moved = await moveDatabase({ from: from.db, to: to.db, replaces, onProgress: progress() });
      for (const { name, count, hash, indexes } of moved)
        console.log(`${name}: ${count} documents, ${indexes} indexes, sha256 ${hash.slice(0, 16)}`);
      const documents = moved.reduce((sum, { count }) => sum + count, 0);
      console.log(`${documents} documents in ${moved.length} collections are moved, read back and compared.`);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

async function open(url) {
  const shown = url.replace(/\/\/[^@/]*@/, '//');
  return connectDatabase(url, { autoIndex: false }).catch((error) => {
    throw new Error(`${shown} can't be reached: ${error.message}`, { cause: error });
  });
}

function progress() {
  let reportedAt = performance.now();
  return (collection, copied, total) => {
    if (performance.now() - reportedAt < PROGRESS_EVERY_MS) return;
    reportedAt = performance.now();
    console.log(`${collection}: ${copied} of ${total}`);
  };
}

function reportRest(folder) {
  const key = join(dirname(folder), 'secret.key');
  console.log(`Also needed there: MEET_SECRET${existsSync(key) ? `, which ${key} holds` : ', the same as here'};`);
  if (process.env.S3_ENDPOINT) console.log('the files are in the S3-compatible store: set the same S3_ settings.');
  else
    console.log(`and people's files and releases in ${getBlobsFolder(folder)} (BLOBS_DIR), or an S3-compatible store.`);
}
