import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { toChunks } from '../toChunks.ts';

export interface RedisChannelsOptions {
  /** Connection that is used for subscriptions only. */
  readonly subscriber: Redis;
  /** Channels that are always subscribed to, even without a listener. */
  readonly always: readonly string[];
  readonly log: Logger;
  onMessage(channel: string, text: string): void;
  /** Called after an interruption, once all wanted channels are subscribed to again. */
  onRegained(): void;
}

export interface RedisChannels {
  /** Subscribes to a channel. The subscription ends when every returned function of that channel was called. */
  enter(channel: string): () => void;
  /** Resolves once all entered channels are subscribed to, or Redis is away. */
  settled(): Promise<void>;
  close(): void;
}

/** Maximum number of channels in one command. */
const CHANNELS_AT_ONCE = 1_000;
/** Interval of pings. A connection that only listens notices a dead peer by them. */
const REQUEST_MS = 5_000;

/** Subscribes to the channels that have a listener, and to no others. All changes of one turn go out in one command. */
export function createRedisChannels(options: RedisChannelsOptions): RedisChannels {
  const { subscriber, always, log, onMessage, onRegained } = options;
  const wanted = new Map<string, number>(always.map((channel) => [channel, 1]));
  const heard = new Set<string>();
  const changed = new Set<string>(always);
  /** Resolved once Redis was reached, or the first attempt failed. */
  const { promise: starting, resolve: endStart } = Promise.withResolvers<void>();
  let saying: Promise<void> = starting;
  let isPlanned = false;
  let wasUp = false;
  let isClosed = false;

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    saying = saying.then(() => Promise.resolve()).then(say);
  }

  async function say(): Promise<void> {
    isPlanned = false;
    if (subscriber.status !== 'ready') return;
    const entered = [...changed].filter((channel) => wanted.has(channel) && !heard.has(channel));
    const left = [...changed].filter((channel) => !wanted.has(channel) && heard.has(channel));
    changed.clear();
    for (const channel of entered) heard.add(channel);
    for (const channel of left) heard.delete(channel);
    try {
      await Promise.all([
        ...toChunks(entered, CHANNELS_AT_ONCE).map((some) => subscriber.subscribe(...some)),
        ...toChunks(left, CHANNELS_AT_ONCE).map((some) => subscriber.unsubscribe(...some)),
      ]);
    } catch (error) {
      // A broken connection subscribes to everything again when it is back. A hanging one must be disconnected for
      // that.
      if (isClosed) return;
      log.debug({ err: error }, 'channels could not be subscribed to');
      subscriber.disconnect(true);
    }
  }

  async function begin(): Promise<void> {
    heard.clear();
    for (const channel of wanted.keys()) changed.add(channel);
    plan();
    await saying;
    if (subscriber.status !== 'ready') return;
    if (wasUp) onRegained();
    wasUp = true;
  }

  const pending = setInterval(() => {
    if (subscriber.status === 'ready') subscriber.ping().catch(() => !isClosed && subscriber.disconnect(true));
  }, REQUEST_MS);
  pending.unref();

  subscriber.on('message', onMessage);
  subscriber.on('ready', () => {
    endStart();
    void begin();
  });
  subscriber.on('close', () => {
    endStart();
    // A process that starts while Redis is away loses the events until Redis is there.
    wasUp = true;
  });

  return {
    enter(channel) {
      wanted.set(channel, (wanted.get(channel) ?? 0) + 1);
      changed.add(channel);
      plan();
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        const left = wanted.get(channel)! - 1;
        if (left > 0) return void wanted.set(channel, left);
        wanted.delete(channel);
        changed.add(channel);
        plan();
      };
    },
    settled: () => saying,
    close() {
      isClosed = true;
      clearInterval(pending);
      subscriber.disconnect();
    },
  };
}
