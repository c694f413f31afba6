import { PING_INTERVAL_MS, SILENCE_LIMIT_MS } from '../../protocol/limits.ts';
import type {
  ClientFrame,
  ClientMessage,
  JoinRequest,
  Joined,
  RefusalCode,
  ServerFrame,
  ServerMessage,
  WaitReason,
} from '../../protocol/messages.ts';
import { ReliableChannel } from '../../protocol/ReliableChannel.ts';
import { Behavior } from '../Behavior.ts';
import { markOnce } from '../markOnce.ts';
import { getJitteredBackoffMs } from '../media/getBackoffMs.ts';

export interface SignalConnectionEvents {
  /** Called the first time, and whenever the seat was lost together with the connection. */
  onJoined(joined: Joined): void;
  onWaiting(reason: WaitReason): void;
  onRefused(code: RefusalCode): void;
  onMessage(message: ServerMessage): void;
}

const BACKOFF = { firstMs: 300, longestMs: 5_000 };

/**
 * Keeps the connection with the room when sockets are lost. It resumes the same seat and loses no message. If the seat
 * is gone, it joins again.
 */
export class SignalConnection {
  readonly isConnected = new Behavior(false);
  #url: string;
  #request: () => JoinRequest;
  #events: SignalConnectionEvents;
  #socket: WebSocket | undefined;
  #channel = new ReliableChannel<ClientMessage, ServerMessage>();
  #place: string | undefined;
  #room = '';
  #failures = 0;
  #heardAt = 0;
  #checkedAt = 0;
  #retry: number | undefined;
  #watch: number | undefined;
  #isClosed = false;

  constructor(url: string, request: () => JoinRequest, events: SignalConnectionEvents) {
    this.#url = url;
    this.#request = request;
    this.#events = events;
  }

  open(): void {
    this.#isClosed = false;
    this.#watch ??= window.setInterval(() => this.#check(), PING_INTERVAL_MS);
    window.addEventListener('online', this.#retryNow);
    this.#connect();
  }

  /** Repeats the request to join on the same socket, for example with a password. */
  joinAgain(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ kind: 'join', request: this.#request() });
    else this.#retryNow();
  }

  /** Sends the message now, or when the seat is resumed. */
  send(message: ClientMessage): void {
    const envelope = this.#channel.send(message);
    if (this.isConnected.value) this.#send({ kind: 'message', ...envelope });
  }

  /** Gives up the seat. */
  close(): void {
    if (this.isConnected.value) this.send({ type: 'leave' });
    this.#isClosed = true;
    window.removeEventListener('online', this.#retryNow);
    clearInterval(this.#watch);
    this.#watch = undefined;
    clearTimeout(this.#retry);
    this.#socket?.close(1000);
    this.isConnected.next(false);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heardAt = Date.now();
      this.#sayHello();
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ServerFrame);
    socket.onclose = () => this.#handleLoss(socket);
  }

  #sayHello(): void {
    const received = this.#channel.received;
    if (this.#place) this.#send({ kind: 'resume', room: this.#room, place: this.#place, received });
    else {
      markOnce('room:asked');
      this.#send({ kind: 'join', request: this.#request() });
    }
  }

  #receive(frame: ServerFrame): void {
    this.#heardAt = Date.now();
    switch (frame.kind) {
      case 'joined':
        markOnce('room:joined');
        this.#failures = 0;
        this.#channel = new ReliableChannel();
        this.#place = frame.joined.place;
        this.#room = frame.joined.room.name;
        this.isConnected.next(true);
        return this.#events.onJoined(frame.joined);
      case 'resumed':
        return this.#replay(frame.received);
      case 'waiting':
        this.#failures = 0;
        return this.#events.onWaiting(frame.reason);
      case 'refused':
        if (frame.code === 'PLACE_UNKNOWN') return this.#rejoin();
        // The server closes the socket. A participant who was in the room before retries, as after any loss, until they
        // may come back.
        if (frame.code === 'UNAVAILABLE' && this.#room) return;
        return this.#events.onRefused(frame.code);
      case 'message': {
        const message = this.#channel.receive(frame);
        if (message) this.#events.onMessage(message);
        return;
      }
      case 'pong':
        this.#channel.acknowledge(frame.ack);
    }
  }

  #replay(received: number): void {
    const missed = this.#channel.replay(received);
    if (!missed) return this.#rejoin();
    this.#failures = 0;
    this.isConnected.next(true);
    for (const envelope of missed) this.#send({ kind: 'message', ...envelope });
  }

  #rejoin(): void {
    this.#place = undefined;
    this.#send({ kind: 'join', request: this.#request() });
  }

  #handleLoss(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.isConnected.next(false);
    if (this.#isClosed) return;
    const pause = getJitteredBackoffMs(BACKOFF, this.#failures++);
    this.#retry = window.setTimeout(() => this.#connect(), pause);
  }

  #retryNow = (): void => {
    if (this.#isClosed || this.isConnected.value || this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#connect();
  };

  #check(): void {
    const socket = this.#socket;
    const now = Date.now();
    // A page that was suspended has not read its pending answers yet. That does not count as silence.
    const hasSlept = now - this.#checkedAt > 2 * PING_INTERVAL_MS;
    this.#checkedAt = now;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (now - this.#heardAt > SILENCE_LIMIT_MS && !hasSlept) {
      // A dead network never completes the closing handshake, so the loss is handled at once.
      socket.onclose = null;
      socket.close();
      this.#handleLoss(socket);
    } else this.#send({ kind: 'ping', ack: this.#channel.received });
  }

  #send(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }
}
