import { CHAT_THREAD_EVERY_MS, CHAT_THREAD_FACES, parseThreadId } from '@meet/chat-contract';
import type { Background } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { isDeepStrictEqual } from 'node:util';
import type { ChangedMessage, MessageChanges } from '../messages/createMessageChanges.ts';
import { createPacer } from '../messages/createPacer.ts';
import type { MessageRecord, ThreadSummary } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';

/** Notifies people of a thread's replies. `changed` is undefined if its first message shows them already. */
export type AnnounceThread = (threadId: string, changed: ChangedMessage | undefined) => Promise<unknown>;

export interface ThreadSummaries {
  /** Shows a thread's replies at its first message, once a second at most, and announces them. */
  update(threadId: string, announce: AnnounceThread): Promise<void>;
  /** Does so for replies that another process stored before it stopped. */
  recover(announce: AnnounceThread): Promise<void>;
}

/** Replies that a summary reads to find the last people. */
const READ_FOR_FACES = 20;
/** Age at which a missing summary counts as lost: the process that stored the reply would have written it by then. */
const LOST_AFTER_MS = 5 * CHAT_THREAD_EVERY_MS;
const RECOVERED_AT_ONCE = 100;

/** Keeps the number of replies, and the last people who replied, at the messages that started threads. */
export function createThreadSummaries(options: {
  rooms: Model<RoomRecord>;
  messages: Model<MessageRecord>;
  messageChanges: MessageChanges;
  background: Background;
  now(): number;
}): ThreadSummaries {
  const { rooms, messages, messageChanges, background, now } = options;
  const pacer = createPacer({ everyMs: CHAT_THREAD_EVERY_MS, background, now });

  async function summarise({
    _id,
    lastSequence,
    deletedSequences = [],
  }: RoomRecord): Promise<ThreadSummary | undefined> {
    const last = await messages
      .find({ chatId: _id }, { authorId: 1, name: 1, email: 1, timestamp: 1, deletedAt: 1 })
      .sort({ sequence: -1 })
      .limit(READ_FOR_FACES)
      .lean();
    const replies = lastSequence - deletedSequences.length;
    if (replies <= 0) return undefined;
    const live = last.filter(({ deletedAt }) => deletedAt === undefined);
    const repliers = new Map(live.map(({ authorId, name, email }) => [authorId, { authorId, name, email }]));
    // A map keeps the place of the first entry, so the latest author stays first.
    return {
      replies,
      lastReplyAt: (live[0] ?? last[0])!.timestamp,
      repliers: [...repliers.values()].slice(0, CHAT_THREAD_FACES),
    };
  }

  async function store(threadId: string, announce: AnnounceThread): Promise<void> {
    const start = parseThreadId(threadId);
    const thread = await rooms.findOne({ _id: threadId, closedAt: { $exists: false } }).lean();
    if (!start || thread?.summaryDue === undefined) return;
    const summary = await summarise(thread);
    const changed = await messageChanges.change(start.chatId, start.sequence, (message) =>
      isDeepStrictEqual(message.thread, summary)
        ? undefined
        : { filter: {}, update: summary ? { $set: { thread: summary } } : { $unset: { thread: 1 } } },
    );
    // A reply since then keeps the mark, and the next summary includes it.
    await rooms.updateOne(
      { _id: threadId, lastSequence: thread.lastSequence, lastChange: thread.lastChange ?? { $exists: false } },
      { $unset: { summaryDue: 1 } },
    );
    await announce(threadId, changed.isChanged ? changed : undefined);
  }

  return {
    update: (threadId, announce) => pacer.run(threadId, () => store(threadId, announce)),
    async recover(announce) {
      const lost = await rooms
        .find({ summaryDue: { $lte: now() - LOST_AFTER_MS } }, { _id: 1 })
        .limit(RECOVERED_AT_ONCE)
        .lean();
      for (const { _id } of lost) await store(_id, announce);
    },
  };
}
