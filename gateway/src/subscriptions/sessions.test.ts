import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { commonErrors, ServiceError } from '@meet/contracts';
import { roomChannel, sessionsEnded, userChannel } from '@meet/contracts/events';
import { HOUR_MS, LEASE, QUERY, startSockets, type Sockets } from '../testing/startSockets.ts';

const RENEW_MS = LEASE.renewSeconds * 1_000;
const LEASE_MS = LEASE.leaseSeconds * 1_000;

let sockets: Sockets;
beforeEach(async () => {
  // Network input and output need real time.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'] });
  sockets = await startSockets();
});
afterEach(async () => {
  jest.useRealTimers();
  await sockets.stop();
});

const end = (accountId: string) =>
  sockets.bus.publish({
    type: sessionsEnded.type,
    channel: userChannel(accountId),
    at: 1,
    payload: { sessionIds: [`s-${accountId}`] },
  });

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Answers a while after the last connection has closed. A server that stops without waiting would be done by then. */
async function answerLate<Answer>(answer: Answer, order: string[]): Promise<Answer> {
  await sockets.untilDeserted();
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  order.push('answered');
  return answer;
}

describe('a stopping process awaits the checks of a connection', () => {
  it('for its session and its presence', async () => {
    const order: string[] = [];
    await sockets.dial('ana');
    sockets.port.sessionEndsIn.mockImplementationOnce(() => answerLate(HOUR_MS, order));
    sockets.port.renewPresence.mockImplementationOnce(() => answerLate([], order));
    await pass(RENEW_MS + 1_000);
    await sockets.server.close();
    order.push('stopped');
    expect(order).toEqual(['answered', 'answered', 'stopped']);
  });

  it('for its rooms', async () => {
    const order: string[] = [];
    const ana = await sockets.dial('ana');
    const requested = new Promise<void>((resolve) => {
      sockets.port.listChannels.mockImplementationOnce(() => {
        resolve();
        return answerLate([], order);
      });
    });
    ana.subscribe('1', QUERY);
    await requested;
    await sockets.server.close();
    order.push('stopped');
    expect(order).toEqual(['answered', 'stopped']);
  });
});

describe('a connection ends with its session', () => {
  it('while it subscribes; other connections stay open', async () => {
    const [ana, bo] = [sockets.listen('ana'), sockets.listen('bo')];
    await Promise.all([ana.until(1), bo.until(1)]);
    await end('ana');
    expect((await ana.closed).code).toBe(4401);
    await sockets.news(userChannel('bo'));
    await bo.until(2);
  });

  it('after lost events; other connections are notified to fetch again, with their current channels', async () => {
    const [ana, bo] = [sockets.listen('ana'), sockets.listen('bo')];
    await Promise.all([ana.until(1), bo.until(1)]);
    sockets.port.sessionEndsIn.mockImplementation(async (sessionId) => (sessionId === 's-ana' ? undefined : HOUR_MS));
    sockets.port.listChannels.mockImplementation(async () => [roomChannel('new')]);
    sockets.server.resync();
    await pass(5_000);
    expect((await ana.closed).code).toBe(4401);
    await bo.until(2);
    expect(bo.events.map(({ type }) => type)).toEqual(['subscribed', 'subscribed']);
    expect([sockets.heard.has(roomChannel('new')), sockets.heard.has(roomChannel('of-bo'))]).toEqual([true, false]);
  });

  it('and receives nothing from that moment on', async () => {
    const ana = await sockets.dial('ana');
    ana.subscribe('1', QUERY);
    await ana.until('next');
    await end('ana');
    expect([sockets.hub.size, sockets.heard.size]).toEqual([0, 0]);
    expect(await ana.closed).toBe(4401);
  });

  it('even if it never subscribed', async () => {
    const ana = await sockets.dial('ana');
    await end('ana');
    expect(await ana.closed).toBe(4401);
  });

  it('even if its subscription is completed', async () => {
    const ana = await sockets.dial('ana');
    ana.subscribe('1', QUERY);
    await ana.until('next');
    ana.say({ id: '1', type: 'complete' });
    await ana.settle();
    await end('ana');
    expect(await ana.closed).toBe(4401);
  });

  it('if the session ended before the connection began to listen', async () => {
    sockets.port.sessionEndsIn.mockResolvedValueOnce(undefined);
    const ana = await sockets.dial('ana');
    expect(await ana.closed).toBe(4401);
    expect(ana.heard).toEqual([]);
  });

  it('when it subscribes after an unannounced end, without an event', async () => {
    const ana = await sockets.dial('ana');
    sockets.port.sessionEndsIn.mockResolvedValue(undefined);
    ana.subscribe('1', QUERY);
    expect(await ana.closed).toBe(4401);
    expect(ana.heard.some(({ type }) => type === 'next')).toBe(false);
  });

  it('within five seconds of the time at which the session expires', async () => {
    const endsAt = performance.now() + 4_000;
    sockets.port.sessionEndsIn.mockImplementation(async () => {
      const endsInMs = endsAt - performance.now();
      return endsInMs > 0 ? endsInMs : undefined;
    });
    const ana = await sockets.dial('ana');
    await pass(3_000);
    expect(ana.socket.readyState).toBe(ana.socket.OPEN);
    await pass(2_000);
    expect(await ana.closed).toBe(4401);
  });

  it('but not if the session was used meanwhile', async () => {
    sockets.port.sessionEndsIn.mockResolvedValueOnce(4_000).mockResolvedValue(HOUR_MS);
    const ana = await sockets.dial('ana');
    await pass(9_000);
    await ana.settle();
    expect(ana.socket.readyState).toBe(ana.socket.OPEN);
  });

  it.each([0, 1_000, 2_900, RENEW_MS - 500])(
    'within five seconds of an unannounced end, %s ms after it subscribed',
    async (since) => {
      const ana = await sockets.dial('ana');
      ana.subscribe('1', QUERY);
      await ana.until('next');
      await pass(since);
      sockets.port.sessionEndsIn.mockResolvedValue(undefined);
      await pass(5_000);
      expect(await Promise.race([ana.closed, ana.settle()])).toBe(4401);
    },
  );
});

describe('a connection is maintained', () => {
  it('by listing its rooms again at each renewal', async () => {
    const ana = await sockets.dial('ana');
    ana.subscribe('1', QUERY);
    await ana.until('next');
    sockets.port.listChannels.mockResolvedValue([roomChannel('other')]);
    await pass(RENEW_MS + 1_000);
    await sockets.news(roomChannel('of-ana'), 'removed');
    await sockets.news(roomChannel('other'), 'added');
    const [, event] = await ana.until('next', { count: 2 });
    expect(event).toMatchObject({ payload: { data: { events: { text: 'added' } } } });
  });

  it('by renewing its presence, which is opened again if it has expired', async () => {
    await sockets.dial('ana');
    const connectionId = sockets.port.openPresence.mock.calls[0]![1];
    sockets.port.renewPresence.mockResolvedValueOnce([connectionId]);
    await pass(RENEW_MS + 1_000);
    expect(sockets.port.renewPresence).toHaveBeenCalledWith([connectionId]);
    expect(sockets.port.openPresence).toHaveBeenCalledTimes(2);
    await pass(RENEW_MS);
    expect(sockets.port.openPresence).toHaveBeenCalledTimes(2);
  });

  it.each(['listChannels', 'sessionEndsIn'] as const)(
    'through a short failure of %s, and is closed after a long one so that it returns',
    async (question) => {
      const ana = await sockets.dial('ana');
      ana.subscribe('1', QUERY);
      await ana.until('next');
      sockets.port[question].mockRejectedValueOnce(new Error('down'));
      await pass(RENEW_MS + 3_000);
      await ana.settle();
      expect(ana.socket.readyState).toBe(ana.socket.OPEN);

      sockets.port[question].mockRejectedValue(new Error('down'));
      for (let waited = 0; waited < LEASE_MS + RENEW_MS; waited += 5_000) {
        await pass(5_000);
        // The server expects pongs to its pings.
        if (ana.socket.readyState === ana.socket.OPEN) await ana.settle();
      }
      expect(await ana.closed).toBe(1013);
    },
  );

  it('while a service with some of its rooms is away, and is closed when the service is back', async () => {
    const withoutChat = async (_accountId: string, onMissing: () => void) => (onMissing(), [roomChannel('other')]);
    sockets.port.listChannels.mockImplementation(withoutChat);
    const ana = await sockets.dial('ana');
    ana.subscribe('1', QUERY);
    await ana.until('next');
    await pass(RENEW_MS + 1_000);
    await sockets.news(roomChannel('other'), 'heard');
    await ana.until('next', { count: 2 });
    expect(ana.socket.readyState).toBe(ana.socket.OPEN);

    sockets.port.listChannels.mockResolvedValue([roomChannel('other'), roomChannel('of-ana')]);
    await pass(RENEW_MS + 1_000);
    expect(await ana.closed).toBe(1013);
  });

  it('with its known rooms while their service is away', async () => {
    const ana = await sockets.dial('ana');
    ana.subscribe('1', QUERY);
    await ana.until('next');
    sockets.port.listChannels.mockImplementation(async (_accountId, onMissing) => (onMissing(), []));
    for (let waited = 0; waited < LEASE_MS + RENEW_MS; waited += 5_000) {
      await pass(5_000);
      await ana.settle();
    }
    await sockets.news(roomChannel('of-ana'), 'still heard');
    const [, event] = await ana.until('next', { count: 2 });
    expect(event).toMatchObject({ payload: { data: { events: { text: 'still heard' } } } });
  });

  it('but closed with 1013, and not signed out, if authentication is unavailable', async () => {
    sockets.authenticate.mockRejectedValueOnce(new ServiceError(commonErrors.UNAVAILABLE));
    expect(await (await sockets.dial('ana')).closed).toBe(1013);
    sockets.port.sessionEndsIn.mockRejectedValueOnce(new ServiceError(commonErrors.UNAVAILABLE));
    expect(await (await sockets.dial('ana')).closed).toBe(1013);
    sockets.authenticate.mockRejectedValueOnce(new ServiceError(commonErrors.FORBIDDEN));
    expect(await (await sockets.dial('ana')).closed).toBe(4403);
  });
});
