import { OUTBOX_LIMIT, OUTBOX_LIMIT_LENGTH } from './limits.ts';
import type { Envelope } from './messages.ts';

/**
 * One side of a conversation that outlives its sockets: numbers what is sent, keeps it until the other side has
 * acknowledged it, and drops what arrives twice.
 */
export class ReliableChannel<Out, In> {
  #lastSent = 0;
  #lastReceived = 0;
  #unacknowledged: { seq: number; message: Out; length: number }[] = [];
  #length = 0;

  /** Number of the last message that arrived, to be told to the other side. */
  get received(): number {
    return this.#lastReceived;
  }

  /** `length` is the message's own as JSON, for the side that must bound what it keeps. */
  send(message: Out, length = 0): Envelope<Out> {
    const seq = ++this.#lastSent;
    this.#unacknowledged.push({ seq, message, length });
    this.#length += length;
    while (this.#unacknowledged.length > OUTBOX_LIMIT || this.#length > OUTBOX_LIMIT_LENGTH)
      this.#length -= this.#unacknowledged.shift()!.length;
    return { seq, ack: this.#lastReceived, message };
  }

  /** The message, or undefined when it is known already or one before it is missing. */
  receive(envelope: Envelope<In>): In | undefined {
    this.acknowledge(envelope.ack);
    if (envelope.seq !== this.#lastReceived + 1) return undefined;
    this.#lastReceived = envelope.seq;
    return envelope.message;
  }

  acknowledge(seq: number): void {
    this.#unacknowledged = this.#unacknowledged.filter((entry) => entry.seq > seq);
    this.#length = this.#unacknowledged.reduce((sum, entry) => sum + entry.length, 0);
  }

  /**
   * Returns the messages to send again to a side that has `received` so many; undefined when some are gone for good.
   */
  replay(received: number): Envelope<Out>[] | undefined {
    if (received > this.#lastSent) return undefined;
    this.acknowledge(received);
    const first = this.#unacknowledged[0];
    if (received < this.#lastSent && first?.seq !== received + 1) return undefined;
    return this.#unacknowledged.map(({ seq, message }) => ({ seq, ack: this.#lastReceived, message }));
  }
}
