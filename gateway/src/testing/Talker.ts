import WebSocket from 'ws';

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** A client of the events socket that says what it likes, whether or not the protocol allows it. */
export class Talker {
  readonly socket: WebSocket;
  readonly heard: Message[] = [];
  readonly opened: Promise<void>;
  /** The code that the server closed with, or the status that it refused with. */
  readonly closed: Promise<number>;
  #wake = () => {};

  constructor(url: string, origin?: string, protocol: string | string[] = 'graphql-transport-ws') {
    this.socket = new WebSocket(url, protocol, { origin });
    this.socket.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)) as Message);
      this.#wake();
    });
    this.socket.on('error', () => {});
    this.closed = new Promise((resolve) => {
      this.socket.on('close', resolve);
      this.socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode!));
    });
    this.opened = Promise.race([
      new Promise<void>((resolve) => this.socket.on('open', resolve)),
      this.closed.then(() => undefined),
    ]);
  }

  say(message: Message | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  subscribe(id: string, query: string): void {
    this.say({ id, type: 'subscribe', payload: { query } });
  }

  /** Messages of a type, of one subscription if it is named; waits until there are so many, or until the end. */
  async until(type: string, { id, count = 1 }: { id?: string; count?: number } = {}): Promise<Message[]> {
    const found = () => this.heard.filter((one) => one.type === type && (id === undefined || one.id === id));
    while (found().length < count && this.socket.readyState === WebSocket.OPEN) {
      const next = new Promise<void>((resolve) => (this.#wake = resolve));
      await Promise.race([next, this.closed]);
    }
    return found();
  }

  /** Round trip: whatever was said before has been heard, and what it led to at once has been said. */
  async settle(): Promise<void> {
    const count = this.heard.filter(({ type }) => type === 'pong').length;
    this.say({ type: 'ping' });
    await this.until('pong', { count: count + 1 });
  }

  cut(): void {
    this.socket.terminate();
  }
}
