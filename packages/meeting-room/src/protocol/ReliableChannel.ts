import { OUTBOX_LIMIT, OUTBOX_LIMIT_LENGTH } from './limits.ts';
import type { Envelope } from './messages.ts';

/**
 * One side of a conversation that outlives its sockets. It numbers the messages that it sends and keeps them until the
 * other side has acknowledged them. It drops messages that arrive twice.
 */
export class ReliableChannel<Out, In> {
  #lastSent = 0;
  #lastReceived = 0;
  #unacknowledged: { seq: number; message: Out; length: number }[] = [];
  #length = 0;

  /** Number of the last message that arrived, for the acknowledgement to the other side. */
  get received(): number {
    return this.#lastReceived;
  }

  /**
   * Numbers a message and keeps it. `length` is its length as JSON, for the side that must limit the messages that it
   * keeps.
   */
  send(message: Out, length = 0): Envelope<Out> {
    const seq = ++this.#lastSent;
    this.#unacknowledged.push({ seq, message, length });
    this.#length += length;
    while (this.#unacknowledged.length > OUTBOX_LIMIT || this.#length > OUTBOX_LIMIT_LENGTH)
      this.#length -= this.#unacknowledged.shift()!.length;
    return { seq, ack: this.#lastReceived, message };
  }

  /** Returns the message, or undefined if it is known already or an earlier one is missing. */
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
   * Returns the messages to send again to a side that has `received` this many. Returns undefined when some of them are
   * no longer kept.
   */
  replay(received: number): Envelope<Out>[] | undefined {
    if (received > this.#lastSent) return undefined;
    this.acknowledge(received);
    const first = this.#unacknowledged[0];
    if (received < this.#lastSent && first?.seq !== received + 1) return undefined;
    return this.#unacknowledged.map(({ seq, message }) => ({ seq, ack: this.#lastReceived, message }));
  }
}
