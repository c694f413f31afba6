import { cpus, loadavg } from 'node:os';
import { median } from './percentile.ts';

/**
 * Notes the load of the machine's last minute, in cores, as a benchmark goes on. A load above the number of cores shows that
 * other processes slowed the benchmark down.
 */
export function createMachineLog() {
  const loads: number[] = [];
  return {
    note: () => void loads.push(loadavg()[0]!),
    /** Returns the machine's cores and the median of the noted loads. */
    describe: () => ({ cores: cpus().length, load: Number(median(loads).toFixed(1)) }),
  };
}
