import type { BusEvent } from '@meet/contracts/events';
import { EVENTS_DOCUMENT } from '@meet/contracts/graphql';

export interface OutsideListener {
  /** Events received so far, `subscribed` first. */
  readonly heard: readonly BusEvent[];
  /** Returns the first matching event, and waits for it if necessary. */
  until(isIt: (event: BusEvent) => boolean): Promise<BusEvent>;
  /** Resolves with the server's close code. */
  readonly closed: Promise<number>;
  close(): void;
}

interface Message {
  readonly type: string;
  readonly payload?: { readonly data?: { readonly events: BusEvent } };
}

/** Listens to a product in another process as a page does. Resolves once it is subscribed. */
export async function hearFromOutside(url: string, token: string): Promise<OutsideListener> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
  const say = (message: object) => socket.send(JSON.stringify(message));
  const heard: BusEvent[] = [];
  let wake = () => {};
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  socket.addEventListener('open', () => say({ type: 'connection_init', payload: { 'user-token': token } }));
  socket.addEventListener('message', ({ data }) => {
    const { type, payload } = JSON.parse(String(data)) as Message;
    if (type === 'connection_ack') say({ id: '1', type: 'subscribe', payload: { query: EVENTS_DOCUMENT } });
    if (type === 'ping') say({ type: 'pong' });
    if (type !== 'next' || !payload?.data) return;
    heard.push(payload.data.events);
    wake();
  });
  const ended = closed.then((code): never => {
    throw new Error(`the socket was closed with ${code}`);
  });
  ended.catch(() => undefined);
  const until: OutsideListener['until'] = async (isIt) => {
    for (;;) {
      const found = heard.find(isIt);
      if (found) return found;
      await Promise.race([new Promise<void>((resolve) => (wake = resolve)), ended]);
    }
  };
  await until(({ type }) => type === 'subscribed');
  return { heard, until, closed, close: () => socket.close() };
}
