// npm run backup -- FILE [--data DIR]: one consistent copy of the embedded database, also while the product runs.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backupDatabase } from '@meet/embedded-mongo';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } });
const [file] = positionals;
const dataDir = values.data ?? join(process.env.DATA_DIR ?? 'data', 'database');

try {
  if (!file) throw new Error('usage: npm run backup -- FILE [--data DIR]');
  backupDatabase(dataDir, file);
  console.log(`${dataDir} is backed up to ${file}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
