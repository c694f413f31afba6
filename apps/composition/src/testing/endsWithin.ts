import { runInNewContext } from 'node:vm';

/** Factor of elapsed time to processor time on a busy machine. */
const PATIENCE = 30;

/**
 * Returns whether work takes less than so many milliseconds of processor time. The work is aborted if it takes far
 * longer, because nothing else could stop it.
 */
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
