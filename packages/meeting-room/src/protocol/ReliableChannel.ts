import { OUTBOX_LIMIT } from './limits.ts';
import type { Envelope } from './messages.ts';

/**
 * One side of a conversation that outlives its sockets: numbers what is sent, keeps it until the other side has
 * acknowledged it, and drops what arrives twice.
 */
export class ReliableChannel<Out, In> {
  #lastSent = 0;
  #lastReceived = 0;
  #unacknowledged: { seq: number; message: Out }[] = [];

  /** Number of the last message that arrived, to be told to the other side. */
  get received(): number {
    return this.#lastReceived;
  }

  send(message: Out): Envelope<Out> {
    const seq = ++this.#lastSent;
    this.#unacknowledged.push({ seq, message });
    if (this.#unacknowledged.length > OUTBOX_LIMIT) this.#unacknowledged.shift();
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
  }

  /** What must be sent again to a side that has `received` so many; undefined when some of it is gone for good. */
  replay(received: number): Envelope<Out>[] | undefined {
    if (received > this.#lastSent) return undefined;
    this.acknowledge(received);
    const first = this.#unacknowledged[0];
    if (received < this.#lastSent && first?.seq !== received + 1) return undefined;
    return this.#unacknowledged.map(({ seq, message }) => ({ seq, ack: this.#lastReceived, message }));
  }
}
