import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { INTERNAL_CHANNEL, type BusEvent } from '@meet/contracts/events';
import { pino } from 'pino';
import { eventsDropped } from '../metrics.ts';
import { openRedis } from '../redis/openRedis.ts';
import { hasRedis, startRedis, type TestRedis } from '../testing/startRedis.ts';
import { createLocalBus } from './createLocalBus.ts';
import { createRedisBus } from './createRedisBus.ts';
import type { EventBus } from './EventBus.ts';

const log = pino({ level: 'silent' });
const event = (channel: string, number = 1): BusEvent => ({ type: 'ping', channel, at: number, payload: {} });
const work = (number: number) => event(INTERNAL_CHANNEL, number);

/** Returns a listener that records the numbers of events; `until` resolves once there are enough of them. */
function listening() {
  const heard: number[] = [];
  let notified = () => {};
  return {
    heard,
    hear: ({ at }: BusEvent) => {
      heard.push(at);
      notified();
    },
    async until(count: number) {
      while (heard.length < count) await new Promise<void>((resolve) => (notified = resolve));
      return heard;
    },
  };
}
const countDropped = async () =>
  (await eventsDropped.get()).values.find(({ labels }) => labels.to === 'redis')?.value ?? 0;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

let redis: TestRedis | undefined;
const opened: { close(): Promise<void> }[] = [];
const connect = (prefix: string) => openRedis({ url: redis!.url, prefix, log });

/** Opens the bus of one more process of the deployment. */
function openOnRedis({ prefix = 'test', ...options }: { prefix?: string; maxWaiting?: number } = {}): EventBus {
  const link = connect(prefix);
  const bus = createRedisBus({ redis: link, log, ...options });
  opened.push({
    async close() {
      await bus.close();
      link.close();
    },
  });
  return bus;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

const withRedis = hasRedis();
beforeAll(async () => {
  if (withRedis) redis = await startRedis();
});
afterAll(() => redis?.kill());

type Ends = () => readonly [EventBus, EventBus];
const kinds: readonly [string, Ends][] = [
  [
    'within a process',
    () => {
      const bus = createLocalBus(log);
      return [bus, bus];
    },
  ],
  ...(withRedis ? [['over Redis', () => [openOnRedis(), openOnRedis()]] as [string, Ends]] : []),
];

describe.each(kinds)('the bus %s', (_name, open) => {
  it('delivers to listeners of the channel, and to no others, until they stop', async () => {
    const [here, there] = open();
    const [ana, bo] = [listening(), listening()];
    const stop = there.subscribe('user:ana', ana.hear);
    there.subscribe('user:bo', bo.hear);
    await there.settled();
    await here.publish(event('user:ana', 1));
    await here.publish(event('user:bo', 2));
    await bo.until(1);
    stop();
    await there.settled();
    await here.publish(event('user:ana', 3));
    await here.publish(event('user:bo', 4));
    expect(await bo.until(2)).toEqual([2, 4]);
    expect(ana.heard).toEqual([1]);
  });

  it('continues when a listener throws', async () => {
    const [here, there] = open();
    const second = listening();
    there.subscribe('room:1', () => {
      throw new Error('broken');
    });
    there.subscribe('room:1', second.hear);
    await there.settled();
    await here.publish(event('room:1'));
    expect(await second.until(1)).toEqual([1]);
  });

  it('delivers in order and once, and to the publisher’s own listeners at once', async () => {
    const [here, there] = open();
    const [own, other] = [listening(), listening()];
    here.subscribe('room:1', own.hear);
    there.subscribe('room:1', other.hear);
    await Promise.all([here.settled(), there.settled()]);
    const publishing = numbers(500).map((number) => here.publish(event('room:1', number)));
    expect(own.heard.slice(0, 500)).toEqual(numbers(500));
    await Promise.all(publishing);
    expect(await other.until(500)).toEqual(numbers(500));
    await there.publish(event('room:1', 501));
    await own.until(501);
    expect([own.heard, other.heard]).toEqual([numbers(501), numbers(501)]);
  });

  it('runs work of each kind once, in order, one after the other', async () => {
    const [here, there] = open();
    const done = listening();
    let busy = 0;
    const doIt = async (one: BusEvent) => {
      busy += 1;
      expect(busy).toBe(1);
      await new Promise(setImmediate);
      busy -= 1;
      done.hear(one);
    };
    const stop = here.takeWork('pings', ['ping'], doIt);
    if (there !== here) there.takeWork('pings', ['ping'], doIt);
    const others = listening();
    here.takeWork('pongs', ['pong'], async (one) => others.hear(one));
    await here.settled();
    await Promise.all(numbers(60).map((number) => there.publish(work(number))));
    await here.publish({ ...work(61), type: 'pong' });
    expect(await done.until(60)).toEqual(numbers(60));
    expect(await others.until(1)).toEqual([61]);
    await stop();
    expect(done.heard).toHaveLength(60);
  });

  it('continues with the next work when one fails', async () => {
    const [here] = open();
    const done = listening();
    jest.useFakeTimers({ advanceTimers: 100 });
    here.takeWork('pings', ['ping'], async (one) => {
      if (one.at === 1) throw new Error('broken');
      done.hear(one);
    });
    await here.settled();
    await here.publish(work(1));
    await here.publish(work(2));
    expect(await done.until(1)).toEqual([2]);
    jest.useRealTimers();
  });
});

(withRedis ? describe : describe.skip)('the bus over Redis', () => {
  it('reports a possible loss after a reconnection, and delivers nothing twice or out of order', async () => {
    const [here, there] = [openOnRedis(), openOnRedis()];
    const heard = listening();
    there.subscribe('room:1', heard.hear);
    await Promise.all([here.settled(), there.settled()]);
    await here.publish(event('room:1', 1));
    await heard.until(1);
    const lost = [here, there].map((bus) => new Promise<void>((resolve) => bus.onLost(resolve)));
    await redis!.kill();
    for (const number of [2, 3, 4]) await here.publish(event('room:1', number));
    await redis!.start();
    await Promise.all(lost);
    await here.publish(event('room:1', 5));
    while (heard.heard.at(-1) !== 5) await heard.until(heard.heard.length + 1);
    // An event may arrive before its listener is subscribed again. It then counts as lost.
    expect(heard.heard).toEqual([...new Set(heard.heard)].sort());
  });

  it('keeps a limited number of events while Redis is away, and drops the oldest', async () => {
    const [here, there] = [openOnRedis({ maxWaiting: 2 }), openOnRedis()];
    const heard = listening();
    there.subscribe('room:1', heard.hear);
    await Promise.all([here.settled(), there.settled()]);
    const droppedBefore = await countDropped();
    await redis!.kill();
    for (const number of numbers(5)) await here.publish(event('room:1', number));
    const losses = listening();
    there.onLost(() => losses.hear(event('lost')));
    await redis!.start();
    await losses.until(1);
    expect(heard.heard.filter((number) => number < 4)).toEqual([]);
    expect((await countDropped()) - droppedBefore).toBe(3);
  });

  it('starts without Redis', async () => {
    await redis!.kill();
    const bus = openOnRedis();
    const own = listening();
    bus.subscribe('room:1', own.hear);
    await bus.settled();
    await bus.publish(event('room:1', 1));
    expect(own.heard).toEqual([1]);
    const lost = new Promise<void>((resolve) => bus.onLost(resolve));
    await redis!.start();
    await lost;
  });

  it('delivers nothing to other deployments', async () => {
    const [mine, other] = [openOnRedis(), openOnRedis({ prefix: 'other' })];
    const [heard, ours] = [listening(), listening()];
    other.subscribe('room:1', heard.hear);
    const near = openOnRedis();
    near.subscribe('room:1', ours.hear);
    await Promise.all([mine, other, near].map((bus) => bus.settled()));
    await mine.publish(event('room:1'));
    await ours.until(1);
    await other.publish(event('room:1', 2));
    await heard.until(1);
    expect([heard.heard, ours.heard]).toEqual([[2], [1]]);
  });

  it('lets another process take over unfinished work, and work that arrived meanwhile', async () => {
    const here = openOnRedis({ prefix: 'over' });
    const link = connect('over');
    const dying = createRedisBus({ redis: link, log });
    const { promise: hanging, resolve: begin } = Promise.withResolvers<void>();
    void dying.takeWork('pings', ['ping'], () => {
      begin();
      return new Promise(() => {});
    });
    await Promise.all([here.settled(), dying.settled()]);
    await here.publish(work(1));
    await hanging;
    // Acts like a killed process: it neither finishes nor gives back the turn.
    link.close();
    const done = listening();
    here.takeWork('pings', ['ping'], async (one) => done.hear(one));
    await here.publish(work(2));
    expect(done.heard).toEqual([]);
    // The turn expires by the clock of Redis, which no test can set, so the test makes it expire now.
    const admin = connect('over');
    const connection = admin.open('admin');
    await new Promise((resolve) => connection.once('ready', resolve));
    await connection.pexpire(admin.key('work:pings'), 1);
    while (await connection.exists(admin.key('work:pings')));
    await here.publish(work(3));
    expect(await done.until(3)).toEqual([1, 2, 3]);
    admin.close();
  });
});
