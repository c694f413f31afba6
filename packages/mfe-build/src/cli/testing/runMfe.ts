import { execFile } from 'node:child_process';
import path from 'node:path';

const MFE = path.join(import.meta.dirname, '../../bin/mfe.js');

/** Result of a command. */
export interface Ending {
  readonly code: number;
  readonly text: string;
  readonly json: Record<string, unknown> & { error?: { message: string; details: string[]; advice?: string } };
}

/** Runs the mfe command in a separate process, with only the path of this process's environment. */
export function runMfe(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ending> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [MFE, ...args, '--json'],
      { env: { PATH: process.env['PATH']!, ...env } },
      (error, stdout, stderr) => {
        const line = stdout.trim().split('\n').at(-1) ?? '';
        resolve({
          code: error ? Number(error.code) : 0,
          text: stdout + stderr,
          json: line.startsWith('{') ? JSON.parse(line) : {},
        });
      },
    );
  });
}
