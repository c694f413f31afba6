import { CHAT_REACTIONS_EVERY_MS, CHAT_REACTIONS_MAX, chatErrors, type ChatReaction } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { createKeyedTurns, deleteInBatches, readNext, type Background } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { isDeepStrictEqual } from 'node:util';
import { messageKey, type MessageRecord } from '../models/messageModel.ts';
import { reactionKey, type ReactionRecord } from '../models/reactionModel.ts';
import type { ChangedMessage, MessageChanges } from './createMessageChanges.ts';
import { createPacer } from './createPacer.ts';

interface Message {
  readonly chatId: string;
  readonly sequence: number;
}

interface Reaction extends Message {
  readonly accountId: string;
  readonly emoji: string;
}

type Announce = (changed: ChangedMessage) => Promise<unknown>;

export interface Reactions {
  /**
   * Adds a reaction. Adding the same one again changes nothing. Throws CHAT_MESSAGE_NOT_FOUND, CHAT_MESSAGE_DELETED and
   * CHAT_REACTIONS_FULL.
   */
  add(reaction: Reaction): Promise<void>;
  /** Removes a reaction. Throws CHAT_MESSAGE_NOT_FOUND and CHAT_MESSAGE_DELETED. */
  remove(reaction: Reaction): Promise<void>;
  /** Returns an account's own emoji for these messages of a room, by message. One query. */
  getOwn(chatId: string, accountId: string, sequences: readonly number[]): Promise<Map<number, string[]>>;
  /** Returns the accounts that react to a message with an emoji, in the order of their reactions. */
  getAccountIds(message: Message, emoji: string): Promise<readonly string[]>;
  /**
   * Counts the message's reactions and announces them. Does so at once, or, if the last count is less than a second
   * ago, one second after it. That count includes all reactions until then, and the call resolves without waiting for
   * it.
   */
  summarise(message: Message, announce: Announce): Promise<void>;
  /** Counts reactions that another process stored before it stopped. */
  recover(announce: Announce): Promise<void>;
  /**
   * Removes an account's reactions among the next ones after `after`. Returns the last one's id, and null at the end.
   */
  forgetAccount(accountId: string, after: string): Promise<string | null>;
  /** Deletes the reactions to a message, or all reactions in a room. */
  forget(which: { readonly chatId: string; readonly sequence?: number }): Promise<void>;
}

export interface ReactionsOptions {
  readonly messages: Model<MessageRecord>;
  readonly reactions: Model<ReactionRecord>;
  readonly messageChanges: MessageChanges;
  readonly background: Background;
  now(): number;
}

/** Maximum number of waiting calls that add a new emoji to one message. */
const WAITING_MAX = 100;

/** Age at which an uncounted reaction counts as lost: the process that stored it would have counted it by then. */
const LOST_AFTER_MS = 5 * CHAT_REACTIONS_EVERY_MS;
const RECOVERED_AT_ONCE = 100;
const FORGOTTEN_AT_ONCE = 1000;

/** Stores the accounts that react to messages, by emoji. The messages themselves hold only the numbers. */
export function createReactions(options: ReactionsOptions): Reactions {
  const { messages, reactions, messageChanges, background, now } = options;
  /** Adds new emoji to one message one after the other, so that they stay within the limit. */
  const turns = createKeyedTurns(WAITING_MAX);
  const pacer = createPacer({ everyMs: CHAT_REACTIONS_EVERY_MS, background, now });

  /** Marks the message, so that a stop before the count is noticed. */
  async function mark({ chatId, sequence }: Message): Promise<void> {
    const _id = messageKey(chatId, sequence);
    const marked = { deletedAt: { $exists: false } };
    const { matchedCount } = await messages.updateOne({ _id, ...marked }, { $set: { reactionsDue: now() } });
    if (matchedCount > 0) return;
    const isStored = await messages.exists({ _id });
    throw new ServiceError(isStored ? chatErrors.CHAT_MESSAGE_DELETED : chatErrors.CHAT_MESSAGE_NOT_FOUND);
  }

  async function count({ chatId, sequence }: Message): Promise<ChatReaction[]> {
    const found = await reactions.find({ chatId, sequence }).sort({ firstAt: 1, _id: 1 }).lean();
    return found
      .map(({ emoji, accountIds }) => ({ emoji, count: accountIds.length }))
      .filter((reaction) => reaction.count > 0);
  }

  async function store(message: Message, announce: Announce): Promise<void> {
    const { chatId, sequence } = message;
    const before = await messages
      .findOne({ _id: messageKey(chatId, sequence) }, { reactions: 1, reactionsDue: 1, deletedAt: 1 })
      .lean();
    if (!before || before.deletedAt !== undefined) return;
    const counted = await count(message);
    // A count may remove the mark of a reaction that is stored after it. So a missing mark does not prove that all
    // reactions are counted.
    if (isDeepStrictEqual(counted, before.reactions ?? [])) {
      if (before.reactionsDue === undefined) return;
      const marked = { _id: messageKey(chatId, sequence), reactionsDue: before.reactionsDue };
      await messages.updateOne(marked, { $unset: { reactionsDue: 1 } });
      return;
    }
    const changed = await messageChanges.change(chatId, sequence, ({ deletedAt, reactionsDue }) => {
      if (deletedAt !== undefined) return undefined;
      // A reaction that came after the count keeps the mark, and the next count includes it.
      const isCounted = reactionsDue === before.reactionsDue;
      return {
        filter: { deletedAt: { $exists: false }, reactionsDue: reactionsDue ?? { $exists: false } },
        update: { $set: { reactions: counted }, ...(isCounted && { $unset: { reactionsDue: 1 } }) },
      };
    });
    await announce(changed);
  }

  return {
    async add({ chatId, sequence, accountId, emoji }) {
      await mark({ chatId, sequence });
      const _id = reactionKey(chatId, sequence, emoji);
      const { matchedCount } = await reactions.updateOne({ _id }, { $addToSet: { accountIds: accountId } });
      if (matchedCount > 0) return;
      await turns.run(messageKey(chatId, sequence), async () => {
        const others = await reactions.countDocuments({ chatId, sequence, _id: { $ne: _id } });
        if (others >= CHAT_REACTIONS_MAX) throw new ServiceError(chatErrors.CHAT_REACTIONS_FULL);
        const first = { chatId, sequence, emoji, firstAt: now() };
        const update = { $addToSet: { accountIds: accountId }, $setOnInsert: first };
        await reactions.updateOne({ _id }, update, { upsert: true });
      });
    },
    async remove({ chatId, sequence, accountId, emoji }) {
      await mark({ chatId, sequence });
      const _id = reactionKey(chatId, sequence, emoji);
      await reactions.updateOne({ _id }, { $pull: { accountIds: accountId } });
      // Frees the place for another emoji, unless somebody has added a reaction since.
      await reactions.deleteOne({ _id, accountIds: [] });
    },
    async getOwn(chatId, accountId, sequences) {
      const found = await reactions
        .find({ chatId, accountIds: accountId, sequence: { $in: sequences } }, { sequence: 1, emoji: 1 })
        .sort({ sequence: 1, _id: 1 })
        .lean();
      const own = Map.groupBy(found, ({ sequence }) => sequence);
      return new Map([...own].map(([sequence, of]) => [sequence, of.map(({ emoji }) => emoji)]));
    },
    async getAccountIds({ chatId, sequence }, emoji) {
      const found = await reactions.findById(reactionKey(chatId, sequence, emoji)).lean();
      return found?.accountIds ?? [];
    },
    summarise: (message, announce) =>
      pacer.run(messageKey(message.chatId, message.sequence), () => store(message, announce)),
    async recover(announce) {
      const lost = await messages
        .find({ reactionsDue: { $lte: now() - LOST_AFTER_MS } }, { chatId: 1, sequence: 1 })
        .limit(RECOVERED_AT_ONCE)
        .lean();
      for (const message of lost) await store(message, announce);
    },
    async forgetAccount(accountId, after) {
      const { found, next } = await readNext(reactions, after, FORGOTTEN_AT_ONCE);
      for (const { _id, chatId, sequence, accountIds } of found) {
        if (!accountIds.includes(accountId)) continue;
        await reactions.updateOne({ _id }, { $pull: { accountIds: accountId } });
        await reactions.deleteOne({ _id, accountIds: [] });
        // The next run of `recover` counts them again.
        await messages.updateOne(
          { _id: messageKey(chatId, sequence), deletedAt: { $exists: false } },
          { $set: { reactionsDue: now() } },
        );
      }
      return next;
    },
    async forget(which) {
      await deleteInBatches(reactions, which);
    },
  };
}
