import type { WebSocket } from 'ws';
import { HELLO_DEADLINE_MS, PING_INTERVAL_MS, SILENCE_LIMIT_MS } from '../protocol/limits.ts';
import type { ClientFrame, ServerFrame } from '../protocol/messages.ts';
import { parseClientFrame } from './parseClientFrame.ts';

const BUFFER_LIMIT_BYTES = 1024 * 1024;
/** Far above a burst of candidates from six peers. */
const FRAMES_PER_SECOND = 200;
/** Limit in characters; session descriptions for five peers at once have about 60 KB. */
const LENGTH_PER_SECOND = 512 * 1024;
const POLICY_VIOLATION = 1008;
/** Close code of a browser that leaves the page, so that nobody will come back. */
const GOING_AWAY = 1001;

export interface SignalSocketEvents {
  onFrame(frame: ClientFrame): void;
  /** `deliberate` is true for a closed page, and false for a lost network. */
  onClose(deliberate: boolean): void;
}

/** One browser's socket: parses its frames, limits them and detects silence. It does not know about rooms. */
export class SignalSocket {
  readonly address: string;
  #socket: WebSocket;
  #heardAt = performance.now();
  #framesLeft = FRAMES_PER_SECOND;
  #lengthLeft = LENGTH_PER_SECOND;
  #saidHello = false;
  #watch: NodeJS.Timeout;
  #openedAt = performance.now();

  constructor(socket: WebSocket, address: string, events: SignalSocketEvents) {
    this.#socket = socket;
    this.address = address;
    this.#watch = setInterval(() => this.#check(), 1_000).unref();
    socket.on('message', (data, isBinary) => {
      const text = String(data);
      if (!this.#hear(text.length)) return;
      const frame = isBinary ? undefined : parseClientFrame(text);
      if (!frame) return this.#violate();
      this.#saidHello ||= frame.kind === 'join' || frame.kind === 'resume';
      events.onFrame(frame);
    });
    // The browser sends these without the page, which may be overloaded.
    socket.on('pong', () => this.#hear(0));
    socket.on('ping', () => this.#hear(0));
    socket.on('close', (code) => {
      clearInterval(this.#watch);
      events.onClose(code === GOING_AWAY || code === 1000);
    });
    socket.on('error', () => socket.terminate());
  }

  send(frame: ServerFrame): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > BUFFER_LIMIT_BYTES) return this.#socket.terminate();
    this.#socket.send(JSON.stringify(frame));
  }

  close(code = 1000, reason = ''): void {
    this.#socket.close(code, reason);
  }

  /**
   * Counts a frame. Returns false if it exceeds the rate or the amount of data, and for every frame after a violation.
   */
  #hear(length: number): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    this.#heardAt = performance.now();
    this.#framesLeft -= 1;
    this.#lengthLeft -= length;
    if (this.#framesLeft >= 0 && this.#lengthLeft >= 0) return true;
    this.#violate();
    // The rest stays in the peer's buffers instead of this process's.
    this.#socket.pause();
    return false;
  }

  #violate(): void {
    this.send({ kind: 'refused', code: 'BAD_REQUEST' });
    this.close(POLICY_VIOLATION, 'BAD_REQUEST');
  }

  #check(): void {
    this.#framesLeft = FRAMES_PER_SECOND;
    this.#lengthLeft = LENGTH_PER_SECOND;
    const now = performance.now();
    if (now - this.#heardAt >= PING_INTERVAL_MS) this.#socket.ping();
    if (now - this.#heardAt > SILENCE_LIMIT_MS) this.#socket.terminate();
    else if (!this.#saidHello && now - this.#openedAt > HELLO_DEADLINE_MS) this.#violate();
  }
}
