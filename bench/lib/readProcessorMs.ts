import { readFile } from 'node:fs/promises';

/** Unit of the times that the kernel reports of a process. */
const TICK_MS = 10;

/** Returns a process's processor time so far, of all its threads, in milliseconds; in steps of ten. */
export async function readProcessorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name, in parentheses, may hold anything; user and system time are the 12th and 13th after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
