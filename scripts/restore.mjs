// npm run restore -- FILE [--data DIR]: replaces the embedded database with a backup, and restores missing files from
// FILE.files. The product must be stopped.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreDatabase } from '@meet/embedded-mongo';
import { copyBlobs } from '@meet/service-kit/blobs';
import { getBlobsFolder } from './lib/getBlobsFolder.mjs';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } });
const [file] = positionals;
const dataDir = values.data ?? join(process.env.DATA_DIR ?? 'data', 'database');

try {
  if (!file) throw new Error('usage: npm run restore -- FILE [--data DIR]');
  restoreDatabase(dataDir, file);
  console.log(`${file} is restored to ${dataDir}; what was there is kept beside it as meet.db.replaced`);
  console.log(`${await copyBlobs(`${file}.files`, getBlobsFolder(dataDir))} files are restored from ${file}.files`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
