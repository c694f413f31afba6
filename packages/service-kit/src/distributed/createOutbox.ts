import { commonErrors, isRefusal, ServiceError } from '@meet/contracts';
import type { Logger } from '../logging/createLogger.ts';
import { messagesDropped } from '../metrics.ts';

export interface OutboxOptions<Message> {
  /** Name of the receiver in logs and metrics. */
  readonly to: string;
  readonly log: Logger;
  /**
   * Delivers a message. Rejects with UNAVAILABLE while the receiver is away. After any other error, the message is
   * logged and dropped.
   */
  deliver(key: string, message: Message): Promise<unknown>;
  /** Returns the messages to keep when too many wait. The message under way is not among them. */
  shorten(key: string, waiting: readonly Message[]): Message[];
  /** Maximum number of messages of one key that wait before `shorten` is called. */
  readonly maxWaiting?: number;
}

export interface Outbox<Message> {
  /** Resolves once the message is delivered, or waits because the receiver is away. Never rejects. */
  send(key: string, message: Message): Promise<void>;
  /** Resolves once all messages of the key are delivered. Rejects with UNAVAILABLE while the receiver is away. */
  whenPublished(key: string): Promise<void>;
  /** Returns the waiting messages of a key, without the one under way. */
  waiting(key: string): readonly Message[];
  /** Tries once more to deliver the waiting messages, then stops. */
  close(): Promise<void>;
}

const MAX_WAITING = 500;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [100, 2_000];
const unavailable = () => new ServiceError(commonErrors.UNAVAILABLE);

interface Line<Message> {
  readonly messages: Message[];
  isUnderWay: boolean;
  isStuck: boolean;
  readonly watchers: { readonly onPublished: () => void; readonly onStuck: () => void }[];
  running: Promise<void>;
  wake(): void;
}

/**
 * Creates an outbox, which delivers messages to another process. It sends the messages of one key in order and repeats
 * each until it is taken; other keys don't wait. A message may arrive twice after a lost response, so its effect must
 * be idempotent.
 */
export function createOutbox<Message>(options: OutboxOptions<Message>): Outbox<Message> {
  const { to, log, deliver, shorten, maxWaiting = MAX_WAITING } = options;
  const lines = new Map<string, Line<Message>>();
  let closing = false;

  function begin(key: string, message: Message): Line<Message> {
    const line: Line<Message> = {
      messages: [message],
      isUnderWay: false,
      isStuck: false,
      watchers: [],
      running: Promise.resolve(),
      wake: () => {},
    };
    lines.set(key, line);
    line.running = run(key, line);
    return line;
  }

  async function run(key: string, line: Line<Message>): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (line.messages.length) {
      if (await isTaken(key, line)) {
        line.messages.shift();
        line.isStuck = false;
        pause = FIRST_PAUSE_MS;
      } else {
        line.isStuck = true;
        for (const { onStuck } of line.watchers.splice(0)) onStuck();
        if (closing) return;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pause);
          line.wake = () => (clearTimeout(timer), resolve());
        });
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      }
    }
    lines.delete(key);
    for (const { onPublished } of line.watchers.splice(0)) onPublished();
  }

  async function isTaken(key: string, line: Line<Message>): Promise<boolean> {
    line.isUnderWay = true;
    try {
      await deliver(key, line.messages[0]!);
      return true;
    } catch (error) {
      if (isRefusal(error, commonErrors.UNAVAILABLE)) {
        if (!line.isStuck) log.warn({ to }, 'messages wait for another process');
        return false;
      }
      log.error({ err: error, to }, 'a message was not accepted');
      return true;
    } finally {
      line.isUnderWay = false;
    }
  }

  function makeRoom(key: string, { messages, isUnderWay }: Line<Message>): void {
    if (messages.length <= maxWaiting) return;
    const first = isUnderWay ? 1 : 0;
    const kept = shorten(key, messages.slice(first));
    const dropped = messages.length - first - kept.length;
    messages.splice(first, messages.length - first, ...kept);
    if (dropped > 0) messagesDropped.inc({ to }, dropped);
  }

  function watch(line: Line<Message>, whenStuck: 'resolve' | 'reject'): Promise<void> {
    return new Promise((resolve, reject) => {
      line.watchers.push({
        onPublished: resolve,
        onStuck: whenStuck === 'resolve' ? resolve : () => reject(unavailable()),
      });
    });
  }

  return {
    async send(key, message) {
      let line = lines.get(key);
      if (line) {
        line.messages.push(message);
        makeRoom(key, line);
      } else line = begin(key, message);
      if (!line.isStuck) await watch(line, 'resolve');
    },
    async whenPublished(key) {
      const line = lines.get(key);
      if (!line) return;
      if (line.isStuck) throw unavailable();
      await watch(line, 'reject');
    },
    waiting: (key) => {
      const line = lines.get(key);
      return line ? line.messages.slice(line.isUnderWay ? 1 : 0) : [];
    },
    async close() {
      closing = true;
      for (const line of lines.values()) line.wake();
      await Promise.all([...lines.values()].map(({ running }) => running));
    },
  };
}
