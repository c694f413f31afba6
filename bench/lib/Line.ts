import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Target } from './Target.ts';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** One connection that repeats the same request. It parses answers only to find where they end. */
export class Line {
  readonly #socket: Socket;
  readonly #request: Buffer;
  #heard: Buffer = Buffer.alloc(0);
  #answered: (answer: { head: string; body: string }) => void = () => {};

  private constructor(socket: Socket, request: Buffer) {
    this.#socket = socket;
    this.#request = request;
    socket.setNoDelay();
    socket.on('data', (data) => this.#hear(data));
  }

  static async open({ port, method, path, headers, body }: Target): Promise<Line> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const lines = Object.entries({
      host: `127.0.0.1:${port}`,
      accept: 'application/json',
      ...headers,
      ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    return new Line(socket, Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`));
  }

  ask(): Promise<{ head: string; body: string }> {
    return new Promise((resolve) => {
      this.#answered = resolve;
      this.#socket.write(this.#request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #hear(data: Buffer): void {
    this.#heard = this.#heard.length ? Buffer.concat([this.#heard, data]) : data;
    const end = this.#heard.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const head = this.#heard.toString('latin1', 0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    const from = end + END_OF_HEAD.length;
    if (!(this.#heard.length >= from + length)) return;
    const body = this.#heard.toString('utf8', from, from + length);
    this.#heard = Buffer.alloc(0);
    this.#answered({ head, body });
  }
}
