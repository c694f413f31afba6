import type { BusEvent } from '@meet/contracts/events';
import { randomUUID } from 'node:crypto';
import { proofHeaders } from '../http/requireProof.ts';
import type { Logger } from '../logging/createLogger.ts';
import { eventsDropped } from '../metrics.ts';

export const EVENTS_PATH = '/internal/events';
export const EVENTS_BODY_LIMIT = 16 * 1024 * 1024;

/** Events on their way to another process, in the order of publishing. */
export interface EventBatch {
  /** The sending service, or the gateway. */
  readonly from: string;
  /** Random id of one link of one start, by which the receiver recognises duplicates. */
  readonly link: string;
  /** Number of the first event among all events that were sent on the link. */
  readonly first: number;
  readonly events: readonly BusEvent[];
}

export interface EventLinkOptions {
  readonly from: string;
  /** Name of the receiver in logs and metrics. */
  readonly to: string;
  readonly address: string;
  readonly serviceKey: string;
  readonly log: Logger;
  /** Maximum number of events that wait for the receiver. Beyond it, the oldest are dropped. */
  readonly maxWaiting?: number;
}

export interface EventLink {
  readonly to: string;
  send(event: BusEvent): void;
  /** Tries once more to deliver the waiting events, then stops. */
  close(): Promise<void>;
}

const MAX_WAITING = 10_000;
const BATCH_MAX = 200;
const TIMEOUT_MS = 5_000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [100, 2_000];

/**
 * Sends events to another process, one request at a time. An unacknowledged event is sent again until it is
 * acknowledged; the receiver recognises duplicates by their numbers. The database holds the truth, so a dropped event
 * costs only freshness.
 */
export function createEventLink(options: EventLinkOptions): EventLink {
  const { from, to, address, serviceKey, log, maxWaiting = MAX_WAITING } = options;
  const link = randomUUID();
  const waiting: BusEvent[] = [];
  let first = 0;
  let dropped = 0;
  let sending: Promise<void> | undefined;
  let closing = false;
  let wake = () => {};

  function begin(): void {
    // Starts a turn later, so that all events of one call travel together.
    sending ??= Promise.resolve()
      .then(sendAll)
      .finally(() => {
        sending = undefined;
        if (waiting.length && !closing) begin();
      });
  }

  async function sendAll(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (waiting.length) {
      const batch: EventBatch = { from, link, first, events: waiting.slice(0, BATCH_MAX) };
      if (await deliver(batch)) {
        // Events that were dropped meanwhile are gone from the front already.
        const gone = Math.max(0, batch.first + batch.events.length - first);
        waiting.splice(0, gone);
        first += gone;
        pause = FIRST_PAUSE_MS;
        if (dropped) log.warn({ to, dropped }, 'events were dropped while the other process was away');
        dropped = 0;
      } else if (closing) return;
      else {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pause);
          wake = () => (clearTimeout(timer), resolve());
        });
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      }
    }
  }

  async function deliver(batch: EventBatch): Promise<boolean> {
    try {
      const { ok, status } = await fetch(`${address}${EVENTS_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...proofHeaders(serviceKey) },
        body: JSON.stringify(batch),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!ok) log.warn({ to, status }, 'events were not accepted');
      return ok;
    } catch (error) {
      log.debug({ err: error, to }, 'events wait for the other process');
      return false;
    }
  }

  return {
    to,
    send(event) {
      waiting.push(event);
      if (waiting.length > maxWaiting) {
        waiting.shift();
        first += 1;
        dropped += 1;
        eventsDropped.inc({ to });
      }
      begin();
    },
    async close() {
      closing = true;
      wake();
      await sending;
    },
  };
}
