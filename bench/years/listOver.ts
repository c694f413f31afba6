const TIMES_MAX = 2;
/** Below this, a longer duration is noise of the machine. */
const NOISE_MS = 1;
const DELAY_MAX_MS = 50;

interface ComparedCall {
  readonly page: string;
  readonly call: string;
  readonly 'ms, first day': number;
  readonly ms: number;
  readonly 'others’ send p99': number;
  readonly 'others’ read p99': number;
}

interface ComparedAct {
  readonly page: string;
  readonly act: string;
  readonly 'ms, first day': number;
  readonly ms: number;
  readonly worstDelay: number;
}

/** Returns the calls and acts that take more than twice their time on the first day, or delay others too long. */
export function listOver(calls: readonly ComparedCall[], acts: readonly ComparedAct[]) {
  const isSlow = (row: ComparedCall | ComparedAct) =>
    row.ms > TIMES_MAX * row['ms, first day'] && row.ms - row['ms, first day'] > NOISE_MS;
  const rows = [
    ...calls.map((row) => ({
      ...row,
      name: row.call,
      delay: Math.max(row['others’ send p99'], row['others’ read p99']),
    })),
    ...acts.map((row) => ({ ...row, name: row.act, delay: row.worstDelay })),
  ];
  return rows
    .filter((row) => isSlow(row) || row.delay > DELAY_MAX_MS)
    .map((row) => ({
      page: row.page,
      name: row.name,
      'ms, first day': row['ms, first day'],
      ms: row.ms,
      'delay of others': row.delay,
    }));
}
