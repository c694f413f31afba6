import type { Logger } from '../logging/createLogger.ts';
import { asNobody } from '../operations/currentCaller.ts';
import type { ClaimedRecord, Claims } from './createClaims.ts';

const POLL_MS = 5_000;
/** Pause after a failure of our own code or database. */
const FAILED_WAIT_MS = 120_000;

export interface WorkQueue {
  /** Looks for due work immediately. */
  wake(): void;
  /** Recovers the claims of dead processes, then looks for due work. */
  poll(): Promise<void>;
  /** Resolves when no more work is due and none is under way. */
  settle(): Promise<void>;
  /** Queues rows again that were given up with this state, starts on them immediately, and returns their number. */
  resend(state: string): Promise<number>;
  /** Looks for work, and resolves when no more is due and none is under way. */
  flush(): Promise<void>;
  /**
   * Looks for work now and every few seconds. The returned function waits for the work under way, and leaves the rest
   * to the next start.
   */
  start(): () => Promise<void>;
}

export interface WorkQueueOptions<Row extends ClaimedRecord> {
  readonly claims: Claims<Row>;
  readonly log: Logger;
  /** Maximum number of attempts at once; one by default. */
  readonly atOnce?: number;
  /** Maximum number of attempts at once with the same key. */
  readonly atOnceForEach?: number;
  /** Does the work and stores its outcome. If it throws, the queue's policy applies. */
  attempt(row: Row): Promise<unknown>;
}

/**
 * Returns the waiting time by the number of earlier waits. It starts with the first, doubles each time, and ends at the
 * longest.
 */
export const doubling = (firstMs: number, longestMs: number) => (earlier: number) =>
  Math.min(firstMs * 2 ** earlier, longestMs);

/**
 * Creates a queue, whose rows in the database stand for work. One process does each piece of work, once, however many
 * processes run.
 */
export function createQueue<Row extends ClaimedRecord>(options: WorkQueueOptions<Row>): WorkQueue {
  const { claims, log, atOnce = 1, atOnceForEach = atOnce, attempt } = options;
  const underWay = new Set<{ readonly row: Row; readonly run: Promise<void> }>();
  let pumping: Promise<void> | undefined;
  let isRequestedAgain = false;
  let isRecoveryDue = false;
  let isStopped = false;

  function fullKeys(): string[] {
    const byKey = Map.groupBy(underWay, ({ row }) => claims.toKey(row));
    return [...byKey].flatMap(([key, own]) => (key !== undefined && own.length >= atOnceForEach ? key : []));
  }

  function launch(row: Row): void {
    const launched = { row, run: run(row).finally(() => (underWay.delete(launched), wake())) };
    underWay.add(launched);
  }

  async function run(row: Row): Promise<void> {
    try {
      await attempt(row);
    } catch (error) {
      log.error({ err: error, queue: claims.name, id: row._id }, 'queued work could not be attempted');
      await claims
        .fail(row, FAILED_WAIT_MS)
        .catch((error: unknown) => log.error({ err: error, queue: claims.name }, 'queued work stays claimed'));
    }
  }

  async function recover(): Promise<void> {
    isRecoveryDue = false;
    await claims
      .recover((id) => [...underWay].some(({ row }) => row._id === id))
      .catch((error: unknown) => log.error({ err: error, queue: claims.name }, 'claims could not be recovered'));
  }

  async function pump(): Promise<void> {
    do {
      isRequestedAgain = false;
      // Between two claims, it is certain which claims of this process are under way.
      if (isRecoveryDue) await recover();
      while (!isStopped && underWay.size < atOnce) {
        const due = await claims.claim(fullKeys());
        if (!due) break;
        launch(due);
      }
    } while (isRequestedAgain && !isStopped);
  }

  function wake(): void {
    isRequestedAgain = true;
    if (isStopped) return;
    pumping ??= asNobody(pump)
      .catch((error: unknown) => log.error({ err: error, queue: claims.name }, 'a queue could not be read'))
      .finally(() => {
        pumping = undefined;
        if (isRequestedAgain) wake();
      });
  }

  async function poll(): Promise<void> {
    isRecoveryDue = true;
    wake();
    await pumping;
  }

  async function settle(): Promise<void> {
    while (pumping || underWay.size > 0) await Promise.all([pumping, ...[...underWay].map(({ run }) => run)]);
  }

  return {
    wake,
    poll,
    settle,
    async resend(state) {
      const count = await claims.resend(state);
      wake();
      return count;
    },
    async flush() {
      await poll();
      await settle();
    },
    start() {
      const timer = setInterval(() => void poll(), POLL_MS);
      timer.unref();
      void poll();
      return async () => {
        clearInterval(timer);
        isStopped = true;
        await settle();
      };
    },
  };
}
