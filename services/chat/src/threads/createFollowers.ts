import type { Model, UpdateQuery } from 'mongoose';
import { followerKey, type FollowerRecord } from '../models/followerModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';

/** A reply as the marks of a thread's followers need it. */
export interface Reply {
  readonly threadId: string;
  readonly chatId: string;
  readonly sequence: number;
  readonly timestamp: number;
  /** Account of the author; undefined for a guest or a webhook. */
  readonly authorId: string | undefined;
  /** Accounts that follow the thread from now on, unless they decided otherwise. */
  readonly drawnIn: readonly string[];
}

export interface Followers {
  /** Makes people follow the thread because of a reply, and counts it as unread for the others. */
  addReply(reply: Reply): Promise<void>;
  /** Sets whether an account follows a thread. Its earlier replies count as read. */
  follow(thread: RoomRecord, accountId: string, isFollowed: boolean): Promise<void>;
  /** Counts the replies up to a number as read by an account. */
  markRead(thread: RoomRecord, accountId: string, sequence: number): Promise<void>;
  /** Finds out again who has unread replies in a thread, after some were added, deleted or restored. */
  recount(threadId: string, accountId?: string): Promise<void>;
  get(threadId: string, accountId: string): Promise<FollowerRecord | undefined>;
  /** Returns the accounts that follow a thread. */
  list(threadId: string): Promise<readonly FollowerRecord[]>;
}

const RECOUNTS_MAX = 20;

/** Stores who follows which thread, and up to which reply they have read it. */
export function createFollowers(options: { rooms: Model<RoomRecord>; followers: Model<FollowerRecord> }): Followers {
  const { rooms, followers } = options;

  /** Returns the update of a person's marks, and the remaining fields of a new record. */
  function toUpsert(
    place: Pick<FollowerRecord, 'threadId' | 'chatId' | 'accountId' | 'lastAt'>,
    update: UpdateQuery<FollowerRecord>,
    initial: Partial<FollowerRecord> = {},
  ) {
    const filter = { _id: followerKey(place.threadId, place.accountId) };
    const $setOnInsert = { ...place, isUnread: false, ...initial };
    return { updateOne: { filter, update: { ...update, $setOnInsert }, upsert: true } };
  }

  async function recount(threadId: string, accountId?: string): Promise<void> {
    const which = accountId === undefined ? { threadId } : { _id: followerKey(threadId, accountId) };
    let thread: RoomRecord | null = await rooms.findById(threadId).lean();
    // A reply that comes between reading the thread and writing the marks is counted by the next round.
    for (let round = 0; thread && round < RECOUNTS_MAX; round += 1) {
      const last = findLastLive(thread);
      await followers.updateMany(
        { ...which, readSequence: { $lt: last }, isUnread: false },
        { $set: { isUnread: true } },
      );
      await followers.updateMany(
        { ...which, readSequence: { $gte: last }, isUnread: true },
        { $set: { isUnread: false } },
      );
      const again: RoomRecord | null = await rooms.findById(threadId).lean();
      if (again?.lastSequence === thread.lastSequence && again.lastChange === thread.lastChange) return;
      thread = again;
    }
  }

  return {
    async addReply({ threadId, chatId, sequence, timestamp, authorId, drawnIn }) {
      const place = (accountId: string) => ({ threadId, chatId, accountId, lastAt: timestamp });
      const others = drawnIn.filter((accountId) => accountId !== authorId);
      await followers.bulkWrite(
        [
          ...(authorId === undefined
            ? []
            : [toUpsert(place(authorId), { $set: { isFollowed: true }, $max: { readSequence: sequence } })]),
          ...others.map((accountId) =>
            toUpsert(place(accountId), {}, { isFollowed: true, readSequence: sequence - 1 }),
          ),
        ],
        { ordered: false },
      );
      await followers.updateMany({ threadId, lastAt: { $lt: timestamp } }, { $set: { lastAt: timestamp } });
      await recount(threadId);
    },
    async follow(thread, accountId, isFollowed) {
      const { _id: threadId, parentId = '', lastSequence, lastMessageAt, createdAt } = thread;
      const place = { threadId, chatId: parentId, accountId, lastAt: lastMessageAt ?? createdAt };
      const update = { $set: { isFollowed }, $max: { readSequence: lastSequence } };
      await followers.bulkWrite([toUpsert(place, update)]);
      await recount(threadId, accountId);
    },
    async markRead(thread, accountId, sequence) {
      const threadId = thread._id;
      await followers.updateOne({ _id: followerKey(threadId, accountId) }, { $max: { readSequence: sequence } });
      await recount(threadId, accountId);
    },
    recount,
    async get(threadId, accountId) {
      return (await followers.findById(followerKey(threadId, accountId)).lean()) ?? undefined;
    },
    list: (threadId) => followers.find({ threadId, isFollowed: true }).lean(),
  };
}

/** Returns the number of the last reply that is not deleted; 0 if there is none. */
function findLastLive({ lastSequence, deletedSequences = [] }: RoomRecord): number {
  const deleted = new Set(deletedSequences);
  let last = lastSequence;
  while (deleted.has(last)) last -= 1;
  return last;
}
