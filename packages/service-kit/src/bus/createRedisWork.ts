import type { BusEvent } from '@meet/contracts/events';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { RedisLink } from '../redis/openRedis.ts';
import { WORK_FAILED } from './createLocalBus.ts';
import type { BusWorker } from './EventBus.ts';

export interface RedisWorkOptions {
  readonly redis: Pick<RedisLink, 'key'>;
  readonly commands: Redis;
  /** Name of the stream that holds the work of all workers. */
  readonly stream: string;
  readonly log: Logger;
}

export interface RedisWork {
  /** Does the same as `EventBus.takeWork`. */
  take(name: string, types: readonly string[], work: BusWorker): () => Promise<void>;
  /** Starts the jobs of this type, as there may be new work for them. */
  wake(type: string): void;
  close(): Promise<void>;
}

interface Job {
  readonly types: readonly string[];
  run(): void;
  stop(): Promise<void>;
}

type Entry = readonly [id: string, fields: readonly string[] | null];

/** Interval at which a process that may do the work tries to take or renew the turn. */
const POLL_MS = 4_000;
/** Lifetime of the turn. A process that does not renew it within this time is replaced. */
const HELD_MS = 15_000;
const ENTRIES_AT_ONCE = 50;
/** Pauses before failed work is tried again. After the last attempt it is given up. */
const PAUSES_MS = [300, 2_000];

/** Takes or renews the turn. Returns 1 if this process holds it. */
const HOLD = `local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

/**
 * Creates the work queue, in which one of several processes does the work in the order of its arrival. Each name is a
 * consumer group of the stream, and one process holds its turn. When the turn is free, another process takes over the
 * entries that were begun and not finished.
 */
export function createRedisWork({ redis, commands, stream, log }: RedisWorkOptions): RedisWork {
  const self = randomUUID();
  const jobs = new Set<Job>();

  function createJob(name: string, types: readonly string[], work: BusWorker): Job {
    const turn = redis.key(`work:${name}`);
    let running: Promise<void> | undefined;
    let isWanted = false;
    let isStopped = false;
    /** False while there may be unfinished entries, of other processes or of this one before its connection broke. */
    let isResumed = false;
    let endPause = () => {};

    async function holdsTurn(): Promise<boolean> {
      const isHeld = (await commands.eval(HOLD, 1, turn, self, HELD_MS)) === 1;
      if (!isHeld) isResumed = false;
      return isHeld;
    }

    async function runOnce(): Promise<void> {
      if (commands.status !== 'ready' || !(await holdsTurn())) return;
      if (!isResumed) await resume();
      isResumed = true;
      for (;;) {
        const read = (await commands.xreadgroup(
          ...(['GROUP', name, self, 'COUNT', ENTRIES_AT_ONCE, 'STREAMS', stream, '>'] as const),
        )) as [string, Entry[]][] | null;
        const entries = read?.[0]?.[1] ?? [];
        await doAll(entries);
        if (isStopped || entries.length < ENTRIES_AT_ONCE) return;
      }
    }

    /** Processes the unfinished entries of processes that are gone, and deletes their consumers. */
    async function resume(): Promise<void> {
      await commands.xgroup('CREATE', stream, name, '0', 'MKSTREAM').catch((error: Error) => {
        if (!error.message.startsWith('BUSYGROUP')) throw error;
      });
      for (let start = '0-0'; !isStopped;) {
        const [next, entries] = (await commands.xautoclaim(
          ...([stream, name, self, 0, start, 'COUNT', ENTRIES_AT_ONCE] as const),
        )) as [string, Entry[]];
        await doAll(entries);
        if (next === '0-0') break;
        start = next;
      }
      const consumers = (await commands.xinfo('CONSUMERS', stream, name)) as (string | number)[][];
      for (const [, consumer] of consumers)
        if (consumer !== self) await commands.xgroup('DELCONSUMER', stream, name, String(consumer));
    }

    async function doAll(entries: readonly Entry[]): Promise<void> {
      for (const [id, fields] of entries) {
        if (isStopped) return;
        const text = fields?.[1];
        const event = text === undefined ? undefined : (JSON.parse(text) as BusEvent);
        if (event && types.includes(event.type)) await doWork(event);
        await commands.xack(stream, name, id);
      }
    }

    async function doWork(event: BusEvent): Promise<void> {
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await work(event);
        } catch (error) {
          const pause = PAUSES_MS[attempt];
          log[pause === undefined ? 'error' : 'warn']({ err: error, work: name, type: event.type }, WORK_FAILED);
          if (pause === undefined || isStopped) return;
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, pause);
            endPause = () => (clearTimeout(timer), resolve());
          });
        }
      }
    }

    function run(): void {
      isWanted = true;
      running ??= (async () => {
        while (isWanted && !isStopped) {
          isWanted = false;
          await runOnce().catch((error: unknown) => {
            isResumed = false;
            // If Redis was emptied or is away, the next attempt starts from the beginning.
            log.debug({ err: error, work: name }, 'work could not be read');
          });
        }
        running = undefined;
      })();
    }

    const check = () => {
      // Renews the turn, however long this process works on its entries.
      if (running && commands.status === 'ready') void holdsTurn().catch(() => undefined);
      run();
    };
    const checking = setInterval(check, POLL_MS);
    checking.unref();
    commands.on('ready', run);

    const job: Job = {
      types,
      run,
      async stop() {
        if (isStopped) return;
        isStopped = true;
        jobs.delete(job);
        clearInterval(checking);
        commands.off('ready', run);
        endPause();
        await running;
        if (commands.status === 'ready') await commands.eval(RELEASE, 1, turn, self).catch(() => undefined);
      },
    };
    jobs.add(job);
    run();
    return job;
  }

  return {
    take: (name, types, work) => createJob(name, types, work).stop,
    wake(type) {
      for (const job of jobs) if (job.types.includes(type)) job.run();
    },
    async close() {
      await Promise.all([...jobs].map((job) => job.stop()));
    },
  };
}
