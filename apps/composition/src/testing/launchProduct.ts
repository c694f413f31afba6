import { spawn } from 'node:child_process';
import path from 'node:path';

const MAIN = path.join(import.meta.dirname, '../../../single-process/src/main.ts');

/** As `npm start` and the images have them. */
const FLAGS = ['--max-semi-space-size=16'];

/** The product in a process of its own, with nothing of this one's environment; `output` is all that it has said. */
export function launchProduct(env: Record<string, string>) {
  const child = spawn(process.execPath, [...FLAGS, MAIN], {
    env: { PATH: process.env.PATH, RATE_LIMIT_FACTOR: '1000', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output };
}
