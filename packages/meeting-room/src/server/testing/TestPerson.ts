import { WebSocket } from 'ws';
import type {
  ClientFrame,
  ClientMessage,
  JoinRequest,
  Joined,
  RefusalCode,
  ServerFrame,
  ServerMessage,
} from '../../protocol/messages.ts';
import { ReliableChannel } from '../../protocol/ReliableChannel.ts';

export type { ClientMessage };

const PATIENCE_MS = 10_000;

/** A participant at the signalling socket, without the page. */
export class TestPerson {
  readonly socket: WebSocket;
  readonly frames: ServerFrame[] = [];
  readonly messages: ServerMessage[] = [];
  channel = new ReliableChannel<ClientMessage, ServerMessage>();
  joined: Joined | undefined;
  /** Bytes of all received frames. */
  bytesHeard = 0;
  #wake: (() => void)[] = [];

  constructor(url: string, options: { origin?: string; headers?: Record<string, string> } = {}) {
    this.socket = new WebSocket(url, options);
    this.socket.on('message', (data) => this.#receive(String(data)));
    this.socket.on('open', () => this.#stir());
    this.socket.on('close', () => this.#stir());
    this.socket.on('error', () => this.#stir());
  }

  get id(): string {
    return this.joined?.self.id ?? '';
  }

  async open(): Promise<this> {
    await this.#until(() => this.socket.readyState !== WebSocket.CONNECTING, 'the socket to open');
    return this;
  }

  sendFrame(frame: ClientFrame | string): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  ask(request: Partial<JoinRequest> & { room: string }): void {
    this.sendFrame({ kind: 'join', request: { audioMuted: false, videoMuted: false, ...request } });
  }

  send(message: ClientMessage): void {
    this.sendFrame({ kind: 'message', ...this.channel.send(message) });
  }

  /** Waits for a round trip, after which everything sent before has been handled. */
  async settle(): Promise<void> {
    const pongs = () => this.frames.filter(({ kind }) => kind === 'pong').length;
    const before = pongs();
    this.sendFrame({ kind: 'ping', ack: this.channel.received });
    await this.#until(() => pongs() > before, 'a pong');
  }

  async untilJoined(): Promise<this> {
    await this.#until(() => this.joined !== undefined, 'to be let in');
    return this;
  }

  async refusal(): Promise<RefusalCode> {
    const count = this.frames.filter(({ kind }) => kind === 'refused').length;
    const refused = () => this.frames.filter((frame) => frame.kind === 'refused');
    if (count === 0) await this.#until(() => refused().length > 0, 'a refusal');
    const code = refused().at(-1)?.code;
    this.frames.splice(0, this.frames.length, ...this.frames.filter(({ kind }) => kind !== 'refused'));
    return code as RefusalCode;
  }

  async untilFrame<K extends ServerFrame['kind']>(kind: K): Promise<Extract<ServerFrame, { kind: K }>> {
    const find = () => this.frames.find((frame) => frame.kind === kind);
    await this.#until(() => find() !== undefined, kind);
    return find() as Extract<ServerFrame, { kind: K }>;
  }

  async until<T extends ServerMessage['type']>(
    type: T,
    matches: (message: Extract<ServerMessage, { type: T }>) => boolean = () => true,
  ): Promise<Extract<ServerMessage, { type: T }>> {
    const find = () =>
      this.messages.find((one) => one.type === type && matches(one as Extract<ServerMessage, { type: T }>));
    await this.#until(() => find() !== undefined, type);
    return find() as Extract<ServerMessage, { type: T }>;
  }

  async untilClosed(): Promise<void> {
    await this.#until(() => this.socket.readyState === WebSocket.CLOSED, 'the socket to close');
  }

  #receive(text: string): void {
    this.bytesHeard += Buffer.byteLength(text);
    const frame = JSON.parse(text) as ServerFrame;
    this.frames.push(frame);
    if (frame.kind === 'joined') {
      this.joined = frame.joined;
      this.channel = new ReliableChannel();
    }
    if (frame.kind === 'message') {
      const message = this.channel.receive(frame);
      if (message) this.messages.push(message);
    }
    this.#stir();
  }

  #stir(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }

  async #until(isTrue: () => boolean, what: string): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (!isTrue()) {
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`waited in vain for ${what}; got ${JSON.stringify(this.frames)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }
}
