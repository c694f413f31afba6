import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FILE_NAME = 'secret.key';

/**
 * Returns the master secret: the configured one, or the one in the data folder. The latter is created at the first run,
 * and only its owner can read it.
 */
export async function readSecret(configured: string | undefined, dataDir: string): Promise<Buffer> {
  if (configured) return Buffer.from(configured, 'hex');
  const file = path.join(dataDir, FILE_NAME);
  const made = randomBytes(32).toString('hex');
  // `wx` fails when the file exists, so that two simultaneous first runs agree on one secret.
  await writeFile(file, made, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const secret = Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
  if (secret.length < 32)
    throw new Error(
      `${file} does not hold a secret of 64 hexadecimal digits. Restore it, or remove it to have one made: everybody must then sign in again.`,
    );
  return secret;
}
