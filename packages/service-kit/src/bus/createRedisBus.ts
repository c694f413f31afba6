import { INTERNAL_CHANNEL, type BusEvent } from '@meet/contracts/events';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { eventsDropped } from '../metrics.ts';
import type { RedisLink } from '../redis/openRedis.ts';
import { createLocalBus } from './createLocalBus.ts';
import { createRedisChannels } from './createRedisChannels.ts';
import { createRedisWork } from './createRedisWork.ts';
import type { EventBus } from './EventBus.ts';

export interface RedisBusOptions {
  readonly redis: RedisLink;
  readonly log: Logger;
  /** Maximum number of events that wait while Redis is away. Beyond it, the bus drops the oldest. */
  readonly maxWaiting?: number;
}

/** A published event on the wire: its publisher, its number among all events of that publisher, and the event. */
type Frame = readonly [publisher: string, number: number, event: BusEvent];

interface Waiting {
  readonly channel: string;
  readonly frame: string;
  /** The event as JSON if it also goes into the work stream. */
  readonly work: string | undefined;
  readonly resolve: () => void;
}

const MAX_WAITING = 10_000;
/** Maximum number of publishers whose last number is kept; far more than there are processes at once. */
const PUBLISHERS_MAX = 1_000;
/** Maximum number of work entries that are kept for a service that is away. Redis drops the oldest. */
const WORK_KEPT = 100_000;

/**
 * Creates a bus that all processes of a deployment share over Redis. Each channel is a Redis channel; a process
 * subscribes to those that have a listener in it. Work is kept in a Redis stream. Listeners of this process receive its
 * own events immediately, and only once. While Redis is away, only they receive them. The bus keeps the events, up to
 * `maxWaiting`, and sends them to the other processes when Redis is back.
 */
export function createRedisBus({ redis, log, maxWaiting = MAX_WAITING }: RedisBusOptions): EventBus {
  const local = createLocalBus(log);
  const publisher = randomUUID();
  const commands = redis.open('events');
  const workStream = redis.key('work');
  /** Channel on which a process announces that it had to drop events. */
  const lostChannel = redis.key('lost');
  const lastHeard = new Map<string, number>();
  const losses = new Set<() => void>();
  const waiting: Waiting[] = [];
  /** Number of waiting events that are on their way to Redis. */
  let sent = 0;
  let published = 0;
  let dropped = 0;
  let isClosed = false;

  const channels = createRedisChannels({
    subscriber: redis.open('channels'),
    always: [lostChannel],
    log,
    onMessage(channel, text) {
      if (channel === lostChannel) notifyLost();
      else hear(text);
    },
    onRegained: notifyLost,
  });
  const work = createRedisWork({ redis, commands, stream: workStream, log });

  function notifyLost(): void {
    log.warn('events may have been lost: listeners fetch again');
    for (const listener of losses) listener();
  }

  function hear(text: string): void {
    const [from, number, event] = JSON.parse(text) as Frame;
    if (from === publisher || number <= (lastHeard.get(from) ?? -1)) return;
    lastHeard.delete(from);
    lastHeard.set(from, number);
    if (lastHeard.size > PUBLISHERS_MAX) lastHeard.delete(lastHeard.keys().next().value!);
    void local.publish(event);
    if (event.channel === INTERNAL_CHANNEL) work.wake(event.type);
  }

  const isUp = () => commands.status === 'ready' && !isClosed;

  /** Sends the events that were not sent yet. Redis replies in the order of the requests. */
  function flush(): void {
    while (isUp() && sent < waiting.length) {
      const one = waiting[sent]!;
      sent += 1;
      send(commands, one).then(
        () => acknowledge(one),
        (error: unknown) => refuse(one, error),
      );
    }
  }

  function send(to: Redis, { channel, frame, work: item }: Waiting): Promise<unknown> {
    if (item === undefined) return to.publish(channel, frame);
    const stored = to.xadd(workStream, 'MAXLEN', '~', WORK_KEPT, '*', 'event', item);
    // The work entry must be stored first, because the message wakes the process that does the work.
    return Promise.all([stored, to.publish(channel, frame)]);
  }

  function acknowledge(one: Waiting): void {
    remove(one);
    one.resolve();
    if (one.work !== undefined) work.wake((JSON.parse(one.work) as BusEvent).type);
  }

  /** Handles a failed send: Redis refused the event, for example because it is full, or did not answer. */
  function refuse(one: Waiting, error: unknown): void {
    one.resolve();
    if (!isUp()) return;
    // A hanging connection is replaced by a new one, which sends all unacknowledged events again.
    if ((error as Error).name !== 'ReplyError') return commands.disconnect(true);
    log.error({ err: error }, 'Redis did not accept an event');
    remove(one);
    eventsDropped.inc({ to: 'redis' });
  }

  /** Drops the oldest waiting events beyond the maximum. */
  function shorten(): void {
    const over = waiting.splice(0, Math.max(0, waiting.length - maxWaiting)).length;
    dropped += over;
    eventsDropped.inc({ to: 'redis' }, over);
  }

  function remove(one: Waiting): void {
    const at = waiting.indexOf(one);
    if (at < 0) return;
    waiting.splice(at, 1);
    if (at < sent) sent -= 1;
  }

  commands.on('close', () => {
    // Events without an acknowledgement are sent again. Receivers recognise duplicates by their number.
    sent = 0;
    for (const { resolve } of waiting) resolve();
    shorten();
  });
  commands.on('ready', () => {
    flush();
    if (!dropped) return;
    log.warn({ dropped }, 'events were dropped while Redis was away');
    dropped = 0;
    void commands.publish(lostChannel, '').catch(() => undefined);
  });

  return {
    async publish(event) {
      await local.publish(event);
      if (isClosed) return;
      const frame: Frame = [publisher, published, event];
      published += 1;
      await new Promise<void>((resolve) => {
        waiting.push({
          channel: redis.key(event.channel),
          frame: JSON.stringify(frame),
          work: event.channel === INTERNAL_CHANNEL ? JSON.stringify(event) : undefined,
          resolve,
        });
        if (isUp()) return flush();
        resolve();
        shorten();
      });
    },
    subscribe(channel, listener) {
      const stop = local.subscribe(channel, listener);
      const leave = channels.enter(redis.key(channel));
      return () => {
        stop();
        leave();
      };
    },
    settled: channels.settled,
    takeWork(name, types, worker) {
      const stopHearing = channels.enter(redis.key(INTERNAL_CHANNEL));
      const stop = work.take(name, types, worker);
      return async () => {
        stopHearing();
        await stop();
      };
    },
    onLost(listener) {
      losses.add(listener);
      return () => losses.delete(listener);
    },
    async close() {
      await work.close();
      // Services publish while they stop. Redis answers this ping after all earlier events.
      if (isUp()) await commands.ping().catch(() => undefined);
      isClosed = true;
      channels.close();
      commands.disconnect();
      losses.clear();
      await local.close();
    },
  };
}
