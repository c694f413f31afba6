import { errorReply } from './commands/errorReply.ts';
import { MongoError, type CodeName } from './errors.ts';
import { steadyNow } from './steadyNow.ts';
import type { Blocked } from './storage/locks.ts';

/**
 * Work that pauses when its pace is due, so that others run in between. It yields the transaction that it waits for, if
 * any.
 */
export type Steps<Result> = Generator<Blocked | undefined, Result, void>;

export const SLICE_MS = 8;

/** Measures the time of a slice of work. */
export class Pace {
  static sliceMs = SLICE_MS;
  /** Number of rests so far. Documents that were read before the last rest may have changed since. */
  rests = 0;
  #until = Infinity;

  /** Whether the slice is over, so that others should run. */
  get isDue(): boolean {
    return performance.now() >= this.#until;
  }

  begin(): void {
    this.#until = performance.now() + Pace.sliceMs;
  }
}

/** Pace of work that runs without a rest. */
export const NO_REST = new Pace();

export const isSteps = <Result extends object>(work: Result | Steps<Result>): work is Steps<Result> =>
  Symbol.iterator in work && 'next' in work;

/** Runs the work without a rest. Throws Blocked if a transaction is in the way. */
export function finish<Result extends object>(work: Result | Steps<Result>): Result {
  if (!isSteps(work)) return work;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (value) throw value;
  }
}

export interface Slices {
  pace: Pace;
  store: {
    commit(): void;
    readonly batch: number;
    readonly epoch: number;
    readonly lastFailure: unknown;
    readonly isClosed: boolean;
  };
  wait(holder: Blocked['holder']): Promise<void>;
}

/** Maximum number of slices without a commit. Other clients' replies may commit these writes earlier. */
const SLICES_A_COMMIT = 4;

/**
 * Runs the work in slices, and lets others run between two of them. Throws InterruptedAtShutdown if the store closes
 * meanwhile. Throws the failure of a rollback that undid a part of the work.
 */
export async function runInSlices<Result>(steps: Steps<Result>, { pace, store, wait }: Slices): Promise<Result> {
  for (let [batch, slices] = [store.batch, 1]; ; slices++) {
    pace.begin();
    const { done, value } = steps.next();
    if (done) return value;
    if (store.batch !== batch) [batch, slices] = [store.batch, 1];
    const { epoch } = store;
    pace.rests++;
    try {
      if (slices >= SLICES_A_COMMIT) store.commit();
      await (value ? wait(value.holder) : new Promise((resolve) => setImmediate(resolve)));
      if (!store.isClosed && store.epoch !== epoch) throw toRefusal(store.lastFailure);
    } catch (error) {
      steps.throw(error);
      throw error;
    }
    if (store.isClosed) throw new MongoError('InterruptedAtShutdown', 'interrupted at shutdown');
  }
}

/**
 * Returns an error that concerns only this command. Another kind of error would roll back what others have written
 * since.
 */
function toRefusal(failure: unknown): MongoError {
  const { codeName, errmsg } = errorReply(failure);
  return new MongoError(codeName as CodeName, String(errmsg));
}

/** Resolves when the holder has ended. Throws MaxTimeMSExpired if that takes longer than the given time. */
export async function waitFor({ ended }: Blocked['holder'], at?: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = at === undefined ? [] : [new Promise((resolve) => (timer = setTimeout(resolve, at - steadyNow())))];
  await Promise.race([ended, ...late]);
  clearTimeout(timer);
  if (at !== undefined && steadyNow() >= at) throw new MongoError('MaxTimeMSExpired', 'operation exceeded time limit');
}
