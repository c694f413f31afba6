import WebSocket from 'ws';

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** Client of the events socket that may send anything, even if the protocol forbids it. */
export class Talker {
  readonly socket: WebSocket;
  readonly heard: Message[] = [];
  readonly opened: Promise<void>;
  /** Resolves with the server's close code, or with the HTTP status of a refused upgrade. */
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

  /**
   * Returns the messages of a type, of one subscription if its id is given. Waits for that many messages or for the
   * close.
   */
  async until(type: string, { id, count = 1 }: { id?: string; count?: number } = {}): Promise<Message[]> {
    const found = () => this.heard.filter((one) => one.type === type && (id === undefined || one.id === id));
    while (found().length < count && this.socket.readyState === WebSocket.OPEN) {
      const next = new Promise<void>((resolve) => (this.#wake = resolve));
      await Promise.race([next, this.closed]);
    }
    return found();
  }

  /** Makes a round trip: the server has then read all earlier messages and sent its immediate responses. */
  async settle(): Promise<void> {
    const count = this.heard.filter(({ type }) => type === 'pong').length;
    this.say({ type: 'ping' });
    await this.until('pong', { count: count + 1 });
  }

  cut(): void {
    this.socket.terminate();
  }
}
