import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Bearing } from './AttackPart.ts';

/** Time within which the process has released memory that it does not keep. */
const SETTLING_MS = 5_000;

/** Measures the resident memory of a process, after resetting its recorded peak. Works only on Linux. */
export async function watchMemory(pid: number): Promise<{ stop(): Promise<NonNullable<Bearing['memoryMB']>> }> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const { resident: before } = await readMemory(pid);
  return {
    async stop() {
      const { highest: peak } = await readMemory(pid);
      await setTimeout(SETTLING_MS);
      const { resident: after } = await readMemory(pid);
      return { before, peak, after };
    },
  };
}

async function readMemory(pid: number): Promise<{ resident: number; highest: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)![1]) / 1024);
  return { resident: megabytes('VmRSS'), highest: megabytes('VmHWM') };
}
