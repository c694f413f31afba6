import { endProcess } from '@meet/composition/testing/endProcess.ts';
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';

/** Runs work while other processes keep every core busy, as on a shared machine. */
export async function keepCoresBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const neighbours = cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  try {
    return await work();
  } finally {
    await Promise.all(neighbours.map((neighbour) => endProcess(neighbour, 'SIGKILL')));
  }
}
