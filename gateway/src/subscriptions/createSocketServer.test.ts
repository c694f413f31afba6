import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EVERYONE_CHANNEL, channelsChanged, roomChannel, userChannel } from '@meet/contracts/events';
import { QUERY, startSockets, type Sockets } from '../testing/startSockets.ts';

let sockets: Sockets;
beforeEach(async () => {
  sockets = await startSockets();
});
afterEach(() => sockets.stop());

const move = (accountId: string, join: string[], leave: string[]) =>
  sockets.bus.publish({ type: channelsChanged.type, channel: userChannel(accountId), at: 1, payload: { join, leave } });

describe('the events socket', () => {
  it('announces a subscription, then delivers only the person’s own, their rooms’ and everyone’s channels', async () => {
    const ana = sockets.listen('ana');
    await ana.until(1);
    expect(ana.events[0]).toMatchObject({ type: 'subscribed', channel: userChannel('ana') });
    await sockets.news(userChannel('bo'));
    await sockets.news(roomChannel('of-bo'));
    for (const channel of [userChannel('ana'), roomChannel('of-ana'), EVERYONE_CHANNEL]) await sockets.news(channel);
    await ana.until(4);
    expect(ana.events.slice(1).map(({ channel }) => channel)).toEqual([
      userChannel('ana'),
      roomChannel('of-ana'),
      EVERYONE_CHANNEL,
    ]);
  });

  it('serializes an event once for all subscribers with the same document', async () => {
    let reads = 0;
    const payload = {
      get text() {
        reads += 1;
        return 'counted';
      },
    };
    const listeners = ['ana', 'bo', 'cy'].map((name) => sockets.listen(name));
    await Promise.all(listeners.map((listener) => listener.until(1)));
    const other = sockets.listen('dee', 'subscription Other { events { at type channel ... on NewsEvent { text } } }');
    await other.until(1);
    await sockets.bus.publish({ type: 'news', channel: EVERYONE_CHANNEL, at: 1, payload });
    await Promise.all([...listeners, other].map((listener) => listener.until(2)));
    expect(reads).toBe(2);
    for (const { events } of [...listeners, other]) expect(events.at(-1)).toMatchObject({ text: 'counted' });
  });

  it('delivers only the named channels; an e-mail address names the person’s own', async () => {
    const named = (...names: string[]) =>
      sockets.listen('ana', `subscription { events(channels: ${JSON.stringify(names)}) { type channel } }`);
    const [own, room] = [named('Ana@Example.com'), named(roomChannel('of-ana'))];
    await Promise.all([own.until(1), room.until(1)]);
    for (const channel of [userChannel('ana'), roomChannel('of-ana'), EVERYONE_CHANNEL]) await sockets.news(channel);
    await Promise.all([own.until(2), room.until(2)]);
    expect(own.events.map(({ channel }) => channel)).toEqual([userChannel('ana'), userChannel('ana')]);
    expect(room.events.at(-1)).toMatchObject({ type: 'news', channel: roomChannel('of-ana') });
    expect(room.events).toHaveLength(2);
  });

  it.each([userChannel('bo'), roomChannel('of-bo'), 'bo@example.com', 'internal'])(
    'refuses a subscription to the foreign channel %s, and serves the next',
    async (channel) => {
      const talker = await sockets.dial('ana');
      talker.subscribe('1', `subscription { events(channels: ["${channel}"]) { type } }`);
      const [refusal] = await talker.until('error', { id: '1' });
      expect(refusal).toMatchObject({ payload: [{ extensions: { code: 'FORBIDDEN' } }] });
      await sockets.news(channel);
      talker.subscribe('1', QUERY);
      await talker.until('next', { id: '1' });
      expect(talker.heard.filter(({ type }) => type === 'next')).toHaveLength(1);
    },
  );

  it('follows a person’s rooms as they join and leave', async () => {
    const ana = sockets.listen('ana');
    await ana.until(1);
    await move('ana', [roomChannel('new')], [roomChannel('of-ana'), userChannel('ana')]);
    await sockets.news(roomChannel('of-ana'), 'gone');
    await sockets.news(roomChannel('new'), 'joined');
    await sockets.news(userChannel('ana'), 'own');
    await ana.until(3);
    expect(ana.events.slice(1).map(({ text }) => text)).toEqual(['joined', 'own']);
  });

  it('applies joins and removals that arrive while the rooms are listed', async () => {
    const listing = Promise.withResolvers<string[]>();
    sockets.port.listChannels.mockReturnValueOnce(listing.promise);
    const ana = await sockets.dial('ana');
    ana.subscribe('1', QUERY);
    await ana.settle();
    await move('ana', [roomChannel('new')], [roomChannel('old')]);
    listing.resolve([roomChannel('old')]);
    await ana.until('next');
    await sockets.news(roomChannel('old'), 'gone');
    await sockets.news(roomChannel('new'), 'joined');
    const [, event] = await ana.until('next', { count: 2 });
    expect(event).toMatchObject({ payload: { data: { events: { text: 'joined' } } } });
    expect(sockets.heard.has(roomChannel('old'))).toBe(false);
  });

  it('ends a subscription with an error when the rooms cannot be listed, and serves the next', async () => {
    sockets.port.listChannels.mockRejectedValueOnce(new Error('the chat is down'));
    const ana = await sockets.dial('ana');
    ana.subscribe('1', QUERY);
    expect(await ana.until('error')).toEqual([
      { id: '1', type: 'error', payload: [{ message: 'UNAVAILABLE', extensions: { code: 'UNAVAILABLE' } }] },
    ]);
    await sockets.news(userChannel('ana'), 'missed');
    expect([...sockets.heard.keys()]).toEqual([userChannel('ana')]);

    ana.subscribe('1', QUERY);
    expect(await ana.until('next')).toMatchObject([{ payload: { data: { events: { type: 'subscribed' } } } }]);
  });

  it('delivers nothing more to a completed subscription, and forgets it', async () => {
    const ana = await sockets.dial('ana');
    ana.subscribe('1', QUERY);
    await ana.until('next');
    ana.say({ id: '1', type: 'complete' });
    await ana.settle();
    expect([...sockets.heard.keys()]).toEqual([userChannel('ana')]);
    await sockets.news(userChannel('ana'));
    await ana.settle();
    expect(ana.heard.filter(({ type }) => type === 'next')).toHaveLength(1);
  });

  it('forgets a subscription that is completed, or whose socket closes, while its rooms are listed', async () => {
    const listing = Promise.withResolvers<string[]>();
    sockets.port.listChannels.mockReturnValue(listing.promise);
    const [ana, bo] = [await sockets.dial('ana'), await sockets.dial('bo')];
    for (const talker of [ana, bo]) {
      talker.subscribe('1', QUERY);
      await talker.settle();
    }
    ana.say({ id: '1', type: 'complete' });
    await ana.settle();
    bo.cut();
    listing.resolve([roomChannel('late')]);
    await ana.settle();
    while (sockets.hub.size > 1) await ana.settle();
    expect([...sockets.heard.keys()]).toEqual([userChannel('ana')]);
    expect(ana.heard.some(({ type }) => type === 'next')).toBe(false);
  });

  it('keeps a presence lease as long as the connection lives', async () => {
    const ana = sockets.listen('ana');
    await ana.until(1);
    const [[caller, connectionId]] = sockets.port.openPresence.mock.calls as [
      Parameters<typeof sockets.port.openPresence>,
    ];
    expect(caller).toMatchObject({ accountId: 'ana' });
    await sockets.hangUp();
    await ana.closed;
    await sockets.untilDeserted();
    expect(sockets.port.closePresence).toHaveBeenCalledWith(connectionId);
  });

  it('refuses visitors, API keys, foreign origins and documents other than the events subscription', async () => {
    for (const token of [undefined, 'key']) expect((await sockets.listen(token).closed).code).toBe(4403);
    expect(await (await sockets.dial(undefined, 'http://evil.test')).closed).toBe(403);
    const ana = await sockets.dial('ana');
    ana.subscribe('1', '{ version }');
    expect(await ana.until('error', { id: '1' })).toHaveLength(1);
  });

  it('delivers to an administrator only events for everybody, without rooms or presence', async () => {
    const root = await sockets.dial();
    root.say({ type: 'connection_init', payload: { 'admin-token': 'root' } });
    await root.until('connection_ack');
    root.subscribe('1', QUERY);
    await root.until('next');
    await sockets.news(roomChannel('of-root'), 'not for administrators');
    await sockets.news(EVERYONE_CHANNEL, 'for everybody');
    const [, news] = await root.until('next', { count: 2 });
    expect(JSON.stringify(news)).toContain('for everybody');
    expect([...sockets.heard.keys()].sort()).toEqual([EVERYONE_CHANNEL, userChannel('root')]);
    for (const requested of [sockets.port.listChannels, sockets.port.openPresence])
      expect(requested).not.toHaveBeenCalled();
  });

  it('closes with 1001 when the process stops', async () => {
    const ana = sockets.listen('ana');
    await ana.until(1);
    await sockets.server.close();
    expect((await ana.closed).code).toBe(1001);
  });

  it('stops only after the presence of its connections is closed', async () => {
    const order: string[] = [];
    sockets.port.closePresence.mockImplementation(async () => {
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      order.push('notified');
    });
    await sockets.listen('ana').until(1);
    await sockets.server.close();
    order.push('stopped');
    expect(order).toEqual(['notified', 'stopped']);
  });
});
