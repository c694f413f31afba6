import { readFile } from 'node:fs/promises';

/** Unit in which the kernel reports the times of a process. */
const TICK_MS = 10;

/** Returns the processor time of all threads of a process so far, in milliseconds, in steps of ten. */
export async function readProcessorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name, in parentheses, may contain any characters. User and system time are the 12th and 13th fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
