import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { chatRoomRenamed } from '@meet/chat-contract';
import { BehaviorSubject } from 'rxjs';
import { createServerEvents, SOCKET_RECONNECT_MS } from './createServerEvents.ts';

/** The server's end of a tab's socket, controlled by the test. */
class ServerEnd extends EventTarget {
  static readonly all: ServerEnd[] = [];
  static readonly [Symbol.toStringTag] = 'WebSocket';
  static readonly OPEN = 1;
  readonly OPEN = 1;
  readonly CONNECTING = 0;
  readonly protocol = 'graphql-transport-ws';
  readonly said: { type: string; id?: string }[] = [];
  /** Whether the network is cut: nothing passes in either direction, although nobody closed the socket. */
  isCut = false;
  readyState = 0;
  onopen?: () => void;
  onclose?: (event: { code: number; reason: string }) => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    super();
    ServerEnd.all.push(this);
  }

  /** Accepts the connection and announces that the subscription has begun. */
  async welcome(): Promise<void> {
    this.readyState = 1;
    this.onopen?.();
    await this.say({ type: 'connection_ack' });
    const payload = {
      data: { events: { type: 'subscribed', channel: 'user:1', at: 1, payload: {} } },
    };
    await this.say({ id: '1', type: 'next', payload });
  }

  async say(message: object): Promise<void> {
    this.onmessage?.({ data: JSON.stringify(message) });
    await settle();
  }

  async end(code: number): Promise<void> {
    this.close(code);
    await settle();
  }

  send(data: string): void {
    this.said.push(JSON.parse(data) as { type: string });
  }

  close(code = 1000): void {
    if (this.readyState === 3) return;
    if (this.isCut) return void (this.readyState = 2);
    this.readyState = 3;
    this.onclose?.({ code, reason: '' });
  }
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const latest = () => ServerEnd.all.at(-1)!;
const onSessionDead = jest.fn();

const HEADERS_SENT = { 'admin-token': 'of-root', locale: 'fr_FR', source: 'web' };

async function connect() {
  const token$ = new BehaviorSubject<string | undefined>('token');
  const incompatibility = jest.fn<(type: string) => void>();
  const events = createServerEvents({
    token$,
    headers: () => HEADERS_SENT,
    onSessionDead,
    onIncompatibility: incompatibility,
    url: 'ws://x',
    random: () => 0.5,
  });
  const returned = jest.fn();
  events.reconnected$.subscribe(returned);
  await settle();
  await latest().welcome();
  expect(events.connection$.value).toBe('online');
  return { events, returned, incompatibility, signOut: () => token$.next(undefined) };
}

const original = globalThis.WebSocket;
beforeEach(() => {
  jest.useFakeTimers();
  ServerEnd.all.length = 0;
  onSessionDead.mockClear();
  globalThis.WebSocket = ServerEnd as unknown as typeof WebSocket;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.WebSocket = original;
});

describe('the tab’s socket', () => {
  it('causes a new fetch if the server reports lost events on an open connection', async () => {
    const { events, returned } = await connect();
    const seen: string[] = [];
    events.connection$.subscribe((state) => seen.push(state));
    const payload = { data: { events: { type: 'subscribed', channel: 'user:1', at: 2, payload: {} } } };
    await latest().say({ id: '1', type: 'next', payload });
    expect(seen).toEqual(['online', 'offline', 'online']);
    expect([returned.mock.calls.length, ServerEnd.all.length]).toEqual([1, 1]);
  });

  it('is replaced within fifteen seconds if it answers no ping, although nobody closes it', async () => {
    const { events, returned } = await connect();
    latest().isCut = true;
    await jest.advanceTimersByTimeAsync(15_000);
    expect([events.connection$.value, ServerEnd.all.length]).toEqual(['offline', 2]);
    await latest().welcome();
    expect([events.connection$.value, returned.mock.calls.length]).toEqual(['online', 1]);
  });

  it('is kept while it answers pings', async () => {
    const { events } = await connect();
    for (let at = 0; at < 10; at += 1) {
      await jest.advanceTimersByTimeAsync(7_500);
      await latest().say({ type: 'pong' });
    }
    expect([events.connection$.value, ServerEnd.all.length]).toEqual(['online', 1]);
  });

  it('is replaced again if the next one is never accepted', async () => {
    const { events } = await connect();
    await latest().end(1006);
    await jest.advanceTimersByTimeAsync(SOCKET_RECONNECT_MS);
    expect(ServerEnd.all.length).toBe(2);
    latest().isCut = true;
    await jest.advanceTimersByTimeAsync(15_000 + SOCKET_RECONNECT_MS);
    expect(ServerEnd.all.length).toBe(3);
    await latest().welcome();
    expect(events.connection$.value).toBe('online');
  });

  it('sends token and language of an administrator', async () => {
    const { signOut } = await connect();
    const payload = { 'admin-token': 'of-root', locale: 'fr_FR' };
    expect(latest().said).toContainEqual({ type: 'connection_init', payload });
    signOut();
  });

  it.each([
    ['the network breaks', 1006],
    ['the server goes away', 1001],
    ['the server asks to come back later', 1013],
    ['it read too slowly', 4408],
    ['the server had too much of it', 4429],
    ['the server failed', 4500],
  ])('reconnects after a delay when %s, without signing out', async (_what, code) => {
    const { events, returned, signOut } = await connect();
    await latest().end(code);
    expect(events.connection$.value).toBe('offline');
    await jest.advanceTimersByTimeAsync(SOCKET_RECONNECT_MS - 1);
    expect(ServerEnd.all).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await latest().welcome();
    expect(events.connection$.value).toBe('online');
    expect([ServerEnd.all.length, returned.mock.calls.length]).toEqual([2, 1]);
    expect(onSessionDead).not.toHaveBeenCalled();
    signOut();
  });

  it('forwards valid events, reports invalid ones, and skips validation without a schema', async () => {
    const { events, incompatibility, signOut } = await connect();
    const named: unknown[] = [];
    const nameless: unknown[] = [];
    events.server(chatRoomRenamed).subscribe(({ payload }) => named.push(payload));
    events
      .server({ type: chatRoomRenamed.type } as typeof chatRoomRenamed)
      .subscribe(({ payload }) => nameless.push(payload));
    const renamed = { chatId: 'room-1', version: 2, roomName: 'Launch' };
    const notify = (payload: object) =>
      latest().say({
        id: '1',
        type: 'next',
        payload: { data: { events: { type: chatRoomRenamed.type, channel: 'room:1', at: 1, payload } } },
      });
    await notify(renamed);
    await notify({ chatId: 'room-1' });
    expect(named).toEqual([renamed]);
    expect(nameless).toEqual([renamed, { chatId: 'room-1' }]);
    expect(incompatibility.mock.calls).toEqual([[chatRoomRenamed.type]]);
    signOut();
  });

  it('subscribes again after a service that provides its channels failed', async () => {
    const { events, returned, signOut } = await connect();
    const payload = [{ message: 'UNAVAILABLE', extensions: { code: 'UNAVAILABLE' } }];
    await latest().say({ id: '1', type: 'error', payload });
    expect(events.connection$.value).toBe('offline');
    await jest.advanceTimersByTimeAsync(SOCKET_RECONNECT_MS);
    await latest().welcome();
    expect(events.connection$.value).toBe('online');
    expect(returned).toHaveBeenCalledTimes(1);
    expect(onSessionDead).not.toHaveBeenCalled();
    signOut();
  });

  it('retries for as long as the server refuses', async () => {
    const { events, signOut } = await connect();
    for (let attempt = 2; attempt < 20; attempt++) {
      await latest().end(attempt % 2 ? 1006 : 4429);
      // Twice the time, because the client may also wait before the shell does.
      await jest.advanceTimersByTimeAsync(2 * SOCKET_RECONNECT_MS);
      expect(ServerEnd.all).toHaveLength(attempt);
    }
    await latest().welcome();
    expect(events.connection$.value).toBe('online');
    signOut();
  });

  it.each([4401, 4403])('reports a dead session once, and stays closed after %i', async (code) => {
    const { events } = await connect();
    await latest().end(code);
    await jest.advanceTimersByTimeAsync(10 * SOCKET_RECONNECT_MS);
    expect(onSessionDead).toHaveBeenCalledTimes(1);
    expect([events.connection$.value, ServerEnd.all.length]).toEqual(['closed', 1]);
  });
});
