import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { roomChannel, userChannel } from '@meet/contracts/events';
import { MAX_PER_ACCOUNT, QUERY, startSockets, type Sockets } from '../testing/startSockets.ts';
import { Talker } from '../testing/Talker.ts';

let sockets: Sockets;
beforeEach(async () => {
  sockets = await startSockets();
});
afterEach(async () => {
  jest.useRealTimers();
  await sockets.stop();
});

const events = ({ heard }: Talker) => heard.filter(({ type }) => type === 'next');

describe('one socket', () => {
  it('has at most two subscriptions at a time', async () => {
    const ana = await sockets.dial('ana');
    for (let at = 0; at < 20; at++) ana.subscribe(`${at}`, QUERY);
    await ana.until('error', { count: 18 });
    await ana.until('next', { count: 2 });
    await sockets.news(roomChannel('of-ana'));
    await ana.settle();
    expect(events(ana).map(({ id }) => id)).toEqual(['0', '1', '0', '1']);
    expect(sockets.port.listChannels).toHaveBeenCalledTimes(2);

    ana.say({ id: '0', type: 'complete' });
    ana.subscribe('more', QUERY);
    expect(await ana.until('next', { id: 'more' })).toHaveLength(1);
  });

  it('that subscribes and completes without end is closed before it causes much work', async () => {
    const ana = await sockets.dial('ana');
    for (let at = 0; at < 5_000; at++) {
      ana.subscribe(`${at}`, QUERY);
      ana.say({ id: `${at}`, type: 'complete' });
    }
    expect(await ana.closed).toBe(4429);
    expect(sockets.port.listChannels.mock.calls.length).toBeLessThan(50);
    await sockets.untilDeserted();
    expect(sockets.heard.size).toBe(0);
  });

  it.each([
    ['greetings', (talker: Talker) => talker.say({ type: 'connection_init', payload: {} })],
    ['pings of the protocol', (talker: Talker) => talker.say({ type: 'ping', payload: { filler: 'x'.repeat(1_000) } })],
    ['pongs', (talker: Talker) => talker.say({ type: 'pong' })],
    ['pings of the socket', (talker: Talker) => talker.socket.ping()],
    ['pongs of the socket', (talker: Talker) => talker.socket.pong()],
  ])('is closed for a flood of %s', async (_what, send) => {
    const ana = await sockets.dial('ana');
    for (let at = 0; at < 200; at++) send(ana);
    expect(await ana.closed).toBe(4429);
  });

  it('is closed if it greets twice', async () => {
    const ana = await sockets.dial();
    ana.say({ type: 'connection_init', payload: { 'user-token': 'ana' } });
    ana.say({ type: 'connection_init', payload: { 'user-token': 'bo' } });
    expect(await ana.closed).toBe(4429);
    await sockets.untilDeserted();
    expect(sockets.heard.size).toBe(0);
  });

  it('stays open with as many messages as a busy client sends', async () => {
    const ana = await sockets.dial('ana');
    for (let at = 0; at < 10; at++) {
      ana.subscribe(`${at}`, QUERY);
      await ana.until('next', { id: `${at}` });
      ana.say({ id: `${at}`, type: 'complete' });
    }
    await ana.settle();
    expect(ana.socket.readyState).toBe(ana.socket.OPEN);
  });

  it.each([
    ['a message that is too long', 'x'.repeat(65 * 1024), 1009],
    ['what is no message', '{', 4400],
    ['an unknown message', '{"type":"other"}', 4400],
    ['an endless id', JSON.stringify({ id: 'x'.repeat(65), type: 'subscribe', payload: { query: QUERY } }), 4400],
  ])('is closed for %s', async (_what, message, code) => {
    const ana = await sockets.dial('ana');
    ana.say(message);
    expect(await ana.closed).toBe(code);
  });

  it('that speaks another protocol is closed', async () => {
    const other = new Talker(sockets.url, undefined, []);
    expect(await other.closed).toBe(4406);
  });

  it('is closed if it subscribes before it is acknowledged', async () => {
    const ana = await sockets.dial();
    ana.subscribe('1', QUERY);
    expect(await ana.closed).toBe(4401);
    expect(sockets.port.listChannels).not.toHaveBeenCalled();
  });

  it('is closed after five seconds without a greeting', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'] });
    const silent = await sockets.dial();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await silent.closed).toBe(4408);
  });

  it('is cut if it answers no ping', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'] });
    const ana = await sockets.dial('ana');
    ana.socket.pause();
    await jest.advanceTimersByTimeAsync(25_000);
    await sockets.untilDeserted();
    expect(sockets.heard.size).toBe(0);
  });
});

describe('one account', () => {
  const dialAll = (count: number, token: string) =>
    Promise.all(Array.from({ length: count }, () => sockets.dial(token)));

  it('has a limit of open sockets; others are not affected, and a closed socket frees a place', async () => {
    const [first, ...rest] = await dialAll(MAX_PER_ACCOUNT, 'ana');
    expect(await (await sockets.dial('ana')).closed).toBe(4429);
    await (await sockets.dial('bo')).settle();
    for (const ana of rest) await ana.settle();

    first!.cut();
    while (sockets.hub.size > MAX_PER_ACCOUNT) await rest[0]!.settle();
    await (await sockets.dial('ana')).settle();
  });

  it('cannot connect and disconnect without limit', async () => {
    const codes: Promise<number>[] = [];
    for (let at = 0; at < 3 * MAX_PER_ACCOUNT; at++) {
      const ana = await sockets.dial('ana');
      if (ana.heard.length) ana.cut();
      else codes.push(ana.closed);
      await sockets.untilDeserted();
    }
    expect(await Promise.all(codes)).toEqual(Array.from({ length: MAX_PER_ACCOUNT }, () => 4429));
  });

  it('leaves nothing behind when a socket closes during authentication', async () => {
    const who = Promise.withResolvers<void>();
    sockets.authenticate.mockReturnValue(who.promise);
    const ana = await sockets.dial();
    ana.say({ type: 'connection_init', payload: { 'user-token': 'ana' } });
    while (sockets.authenticate.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    ana.cut();
    await ana.closed;
    await (await sockets.dial(undefined)).settle();
    who.resolve();
    await (await sockets.dial(undefined)).settle();
    expect([sockets.hub.size, sockets.heard.size]).toEqual([0, 0]);
    expect(sockets.heard.has(userChannel('ana'))).toBe(false);
  });
});
