import { HEADERS } from '@meet/contracts';
import { once } from 'node:events';

/** A raw client of the events socket, which may send messages that the protocol forbids. */
export class EventsSocket {
  readonly #socket: WebSocket;
  /** Number of messages received, by type. */
  readonly received: Record<string, number> = {};
  /** Types of the events received. */
  readonly events: string[] = [];
  /** The close code that the server sent. */
  readonly closed: Promise<number>;

  constructor(url: string) {
    this.#socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
    this.#socket.addEventListener('message', ({ data }) => this.#note(JSON.parse(String(data)) as Message));
    this.#socket.addEventListener('error', () => {});
    this.closed = new Promise((resolve) => this.#socket.addEventListener('close', ({ code }) => resolve(code)));
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Bytes that are buffered because the server has not received them yet. */
  get waiting(): number {
    return this.#socket.bufferedAmount;
  }

  /** Opens the socket and authenticates if there is a token. Returns false if the server refuses. */
  async open(token?: string): Promise<boolean> {
    const opened = once(this.#socket, 'open').then(() => true);
    if (!(await Promise.race([opened, this.closed.then(() => false)]))) return false;
    if (token === undefined) return true;
    this.say({ type: 'connection_init', payload: { [HEADERS.userToken]: token } });
    return this.until('connection_ack');
  }

  say(message: Message): void {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
  }

  subscribe(id: string): void {
    this.say({ id, type: 'subscribe', payload: { query: 'subscription { events { type channel at } }' } });
  }

  /** Waits for `count` messages of a type. Returns false if the socket closes first. */
  async until(type: string, count = 1): Promise<boolean> {
    while ((this.received[type] ?? 0) < count) {
      const next = once(this.#socket, 'message').then(() => true);
      if (!(await Promise.race([next, this.closed.then(() => false)]))) return false;
    }
    return true;
  }

  close(): void {
    this.#socket.close();
  }

  #note({ type, payload }: Message): void {
    this.received[type] = (this.received[type] ?? 0) + 1;
    const event = (payload as { data?: { events?: { type: string } } } | undefined)?.data?.events;
    if (type === 'next' && event) this.events.push(event.type);
  }
}

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}
