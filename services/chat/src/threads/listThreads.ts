import type { ChatContext } from '../ChatContext.ts';
import { followerKey } from '../models/followerModel.ts';
import { messageKey, WITHOUT_HISTORY } from '../models/messageModel.ts';
import { getStart, type ThreadRecords } from '../presenters/presentThreads.ts';

interface ThreadRange {
  readonly limit: number;
  /** Place of the previous page's last thread. */
  readonly after: string | undefined;
}

/** Reads the threads that the caller follows, the latest reply first, and the place of the next page. */
export async function listThreads(
  { deps, account }: Pick<ChatContext, 'deps' | 'account'>,
  { limit, after }: ThreadRange,
): Promise<{ records: ThreadRecords[]; next: string | null }> {
  const place = after ? readPlace(after) : undefined;
  const found = await deps.followerRecords
    .find({
      accountId: account.accountId,
      isFollowed: true,
      ...(place && {
        lastAt: { $lte: place.lastAt },
        $or: [{ lastAt: { $lt: place.lastAt } }, { _id: { $gt: followerKey(place.threadId, account.accountId) } }],
      }),
    })
    .sort({ lastAt: -1, _id: 1 })
    .limit(limit + 1)
    .lean();
  const page = found.slice(0, limit);
  const starts = page.map(({ threadId }) => getStart(threadId));
  const roomIds = [...new Set(starts.map(({ chatId }) => chatId))];
  const [rooms, messages, members] = await Promise.all([
    deps.rooms
      .find({ _id: { $in: [...roomIds, ...page.map(({ threadId }) => threadId)] }, closedAt: { $exists: false } })
      .lean(),
    deps.messages
      .find({ _id: { $in: starts.map(({ chatId, sequence }) => messageKey(chatId, sequence)) } }, WITHOUT_HISTORY)
      .lean(),
    // A person who was removed this moment may still have marks.
    deps.members.find({ accountId: account.accountId, chatId: { $in: roomIds } }, { chatId: 1 }).lean(),
  ]);
  const roomById = new Map(rooms.map((room) => [room._id, room]));
  const messageById = new Map(messages.map((message) => [message._id, message]));
  const joined = new Set(members.map(({ chatId }) => chatId));
  const records = page.flatMap((follower): ThreadRecords[] => {
    const { chatId, sequence } = getStart(follower.threadId);
    const parent = roomById.get(chatId);
    const start = messageById.get(messageKey(chatId, sequence));
    if (!parent || !start || !joined.has(chatId)) return [];
    return [{ start, parent, thread: roomById.get(follower.threadId), follower }];
  });
  const last = page.at(-1);
  return { records, next: found.length > limit && last ? `${last.lastAt}.${last.threadId}` : null };
}

function readPlace(text: string): { lastAt: number; threadId: string } {
  const [lastAt, threadId = ''] = text.split('.');
  return { lastAt: Number(lastAt), threadId };
}
