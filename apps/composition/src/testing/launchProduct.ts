import { spawn } from 'node:child_process';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '../../../single-process/src/main.ts');

/** Node flags of `npm start` and the images. */
const FLAGS = ['--max-semi-space-size=16'];

/**
 * Launches the product in a process of its own, without this process's environment. `output` returns everything that it
 * has printed.
 */
export function launchProduct(env: Record<string, string>) {
  const child = spawn(process.execPath, [...FLAGS, MAIN], {
    env: { PATH: process.env.PATH, RATE_LIMIT_FACTOR: '1000', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output };
}
