import type { Logger } from '@meet/service-kit';
import type { DeliveryRecord } from '../models/deliveries.ts';
import type { DeliveryStore } from './createDeliveryStore.ts';

/** Requests under way at once, of all webhooks and of each: a slow receiver holds up nobody else. */
const AT_ONCE = 16;
const AT_ONCE_FOR_EACH = 4;
const POLL_MS = 5_000;
/** Pause after a failure on our side. */
const FAILED_WAIT_MS = 120_000;

export interface Dispatcher {
  /** Delivers what is due from now on, again and again. The returned stop awaits what is under way. */
  start(): () => Promise<void>;
  /** Looks at once for what is due; before the start, nothing is sent. */
  wake(): void;
  /** Looks for what processes died over as well, as is done every few seconds. */
  look(): Promise<void>;
  /** Resolves when nothing more is due and nothing under way. */
  settle(): Promise<void>;
}

export interface DispatcherOptions {
  readonly store: DeliveryStore;
  readonly log: Logger;
  /** Makes the attempt and notes how it went. */
  attempt(delivery: DeliveryRecord): Promise<void>;
}

export function createDispatcher({ store, log, attempt }: DispatcherOptions): Dispatcher {
  const underWay = new Map<string, number>();
  const running = new Set<Promise<void>>();
  let isStarted = false;
  let pumping: Promise<void> | undefined;
  let isAskedAgain = false;

  const fullOnes = () => [...underWay].filter(([, count]) => count >= AT_ONCE_FOR_EACH).map(([id]) => id);

  function count(webhookId: string, by: number): void {
    const next = (underWay.get(webhookId) ?? 0) + by;
    if (next > 0) underWay.set(webhookId, next);
    else underWay.delete(webhookId);
  }

  function launch(delivery: DeliveryRecord): void {
    count(delivery.webhookId, 1);
    const run = attempt(delivery)
      .catch(async (error: unknown) => {
        log.error({ err: error, deliveryId: delivery._id }, 'a webhook could not be attempted');
        await store.release(delivery, FAILED_WAIT_MS);
      })
      .catch((error: unknown) => log.error({ err: error }, 'a webhook stays in hand until this process ends'))
      .finally(() => {
        running.delete(run);
        count(delivery.webhookId, -1);
        wake();
      });
    running.add(run);
  }

  async function pump(): Promise<void> {
    do {
      isAskedAgain = false;
      while (isStarted && running.size < AT_ONCE) {
        const due = await store.claim(fullOnes());
        if (!due) break;
        if (!isStarted) await store.release(due);
        else launch(due);
      }
    } while (isAskedAgain && isStarted);
  }

  function wake(): void {
    isAskedAgain = true;
    if (!isStarted) return;
    pumping ??= pump()
      .catch((error: unknown) => log.error({ err: error }, 'webhooks that are due could not be read'))
      .finally(() => {
        pumping = undefined;
        if (isAskedAgain && isStarted) wake();
      });
  }

  async function look(): Promise<void> {
    await store
      .recoverLost()
      .catch((error: unknown) => log.error({ err: error }, 'webhooks that were under way could not be read'));
    wake();
  }

  async function settle(): Promise<void> {
    while (pumping || running.size > 0) await Promise.all([pumping, ...running]);
  }

  return {
    start() {
      isStarted = true;
      void look();
      const timer = setInterval(() => void look(), POLL_MS);
      timer.unref();
      return async () => {
        isStarted = false;
        clearInterval(timer);
        await settle();
      };
    },
    wake,
    look,
    settle,
  };
}
