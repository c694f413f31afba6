import { errorReply } from './commands/errorReply.ts';
import { MongoError, type CodeName } from './errors.ts';
import { steadyNow } from './steadyNow.ts';
import type { Blocked } from './storage/locks.ts';

/** Work that rests when its pace asks for it, so that others run in between. It yields the transaction that it waits for, if any. */
export type Steps<Result> = Generator<Blocked | undefined, Result, void>;

export const SLICE_MS = 8;

/** Measures a slice of work. */
export class Pace {
  static sliceMs = SLICE_MS;
  /** Number of rests so far. Documents read before the last rest may have changed since. */
  rests = 0;
  #until = Infinity;

  /** True once others have waited long enough. */
  get isDue(): boolean {
    return performance.now() >= this.#until;
  }

  begin(): void {
    this.#until = performance.now() + Pace.sliceMs;
  }
}

/** The pace of work that runs in one go. */
export const NO_REST = new Pace();

export const isSteps = <Result extends object>(work: Result | Steps<Result>): work is Steps<Result> =>
  Symbol.iterator in work && 'next' in work;

/** Runs the work in one go. Throws Blocked when a transaction is in the way. */
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

/** Others commit these writes before they answer. Without others, so many slices at most share a commit. */
const SLICES_A_COMMIT = 4;

/**
 * Runs the work in slices, and lets others run between two of them. Throws InterruptedAtShutdown when the store closes
 * meanwhile, and the failure of a rollback that undid a part of the work.
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

/** An error of the command alone: another one would take back what others have written since. */
function toRefusal(failure: unknown): MongoError {
  const { codeName, errmsg } = errorReply(failure);
  return new MongoError(codeName as CodeName, String(errmsg));
}

/** Resolves when the holder has let go. Throws MaxTimeMSExpired when that takes until the given time. */
export async function waitFor({ ended }: Blocked['holder'], at?: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = at === undefined ? [] : [new Promise((resolve) => (timer = setTimeout(resolve, at - steadyNow())))];
  await Promise.race([ended, ...late]);
  clearTimeout(timer);
  if (at !== undefined && steadyNow() >= at) throw new MongoError('MaxTimeMSExpired', 'operation exceeded time limit');
}
