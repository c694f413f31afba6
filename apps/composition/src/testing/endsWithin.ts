import { runInNewContext } from 'node:vm';

/** On a busy machine the clock runs so many times faster than the work. */
const PATIENCE = 30;

/** Whether work that nothing else could stop needs less than so many milliseconds of the processor. */
export function endsWithin(milliseconds: number, work: () => unknown): boolean {
  const before = process.threadCpuUsage();
  try {
    runInNewContext('work()', { work }, { timeout: milliseconds * PATIENCE });
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return false;
  }
  return process.threadCpuUsage(before).user / 1000 < milliseconds;
}
