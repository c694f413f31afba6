import { cpus, loadavg } from 'node:os';
import { median } from './percentile.ts';

/**
 * Creates a log of the machine's load during a benchmark, each entry averaged over the last minute, in cores. A load
 * above the number of cores shows that other processes slowed the benchmark down.
 */
export function createMachineLog() {
  const loads: number[] = [];
  return {
    note: () => void loads.push(loadavg()[0]!),
    /** Returns the machine's number of cores and the median of the recorded loads. */
    describe: () => ({ cores: cpus().length, load: Number(median(loads).toFixed(1)) }),
  };
}
