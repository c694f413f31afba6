import { CHAT_SILENT_AFTER_MS } from '@meet/chat-contract';
import type { ChatContext } from '../ChatContext.ts';
import { getAccountIds } from '../presenters/presentMembers.ts';
import { announceRoom } from './announceRoom.ts';
import { countChanges } from './changeChannels.ts';

type SilenceContext = Pick<ChatContext, 'deps' | 'now' | 'publish' | 'callAsService'>;

const ROOMS_AT_ONCE = 100;

/** Puts a silent room back into its members' lists and channels. Leaves other rooms unchanged. */
export async function wakeRoom(context: SilenceContext, chatId: string): Promise<void> {
  const { deps, now } = context;
  const silent = await deps.members.find({ chatId, isSilent: true }).lean();
  if (silent.length > 0) await deps.members.updateMany({ chatId, isSilent: true }, { $unset: { isSilent: 1 } });
  const room = await deps.rooms.findOne({ _id: chatId, closedAt: { $exists: false } }).lean();
  // A process that unmarked the members of a silent room may have ended before it showed them the room.
  const woken = silent.length === 0 && room?.isSilent ? await deps.members.find({ chatId }).lean() : silent;
  if (room) await announceRoom(context, room, getAccountIds(woken));
  // Unmarked last, so that an interrupted call is repeated.
  await deps.rooms.updateOne({ _id: chatId, isSilent: true }, { $unset: { isSilent: 1 }, $set: { wokenAt: now() } });
}

/**
 * Removes meetings' chats without a message for 30 days from lists and channels. `recentMs` is at least the time since
 * the last sweep. Members are marked before their room. So a message that comes meanwhile either finds its members
 * marked, or this sweep finds the message before it marks the room.
 */
export async function sweepSilentRooms(context: SilenceContext, recentMs: number): Promise<void> {
  await wakeSpokenIn(context, context.now() - recentMs);
  const before = context.now() - CHAT_SILENT_AFTER_MS;
  await silence(context, { lastMessageAt: { $lt: before } });
  await silence(context, { lastMessageAt: null, createdAt: { $lt: before } });
}

type Quiet = { readonly lastMessageAt: { $lt: number } | null; readonly createdAt?: { $lt: number } };

async function silence(context: SilenceContext, quiet: Quiet): Promise<void> {
  const { deps, now } = context;
  const isQuiet = {
    ...{ meetingKey: { $gt: '' }, isSilent: null, ...quiet },
    wokenAt: { $not: { $gt: now() - CHAT_SILENT_AFTER_MS } },
  };
  for (;;) {
    const found = await deps.rooms.find(isQuiet, { _id: 1 }).limit(ROOMS_AT_ONCE).lean();
    if (found.length === 0) return;
    const chatIds = found.map(({ _id }) => _id);
    await deps.members.updateMany({ chatId: { $in: chatIds } }, { $set: { isSilent: true } });
    const members = await deps.members.find({ chatId: { $in: chatIds } }, { accountId: 1 }).lean();
    await deps.rooms.updateMany({ ...isQuiet, _id: { $in: chatIds } }, { $set: { isSilent: true } });
    await countChanges(deps, [...new Set(getAccountIds(members))]);
    const spokenIn = await deps.rooms.find({ _id: { $in: chatIds }, isSilent: null }, { _id: 1 }).lean();
    for (const { _id } of spokenIn) await wakeRoom(context, _id);
    // Rooms with a new message no longer match; all others are silent now and not found again.
    if (found.length < ROOMS_AT_ONCE) return;
  }
}

/** Wakes silent rooms whose last message was stored by a process that ended before it woke them. */
async function wakeSpokenIn(context: SilenceContext, since: number): Promise<void> {
  const rooms = await context.deps.rooms.find({ lastMessageAt: { $gt: since }, isSilent: true }, { _id: 1 }).lean();
  for (const { _id } of rooms) await wakeRoom(context, _id);
}
