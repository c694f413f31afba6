import { ServiceError } from '@meet/contracts';
import { chatErrors, resendChatInvite as call } from '@meet/chat-contract';
import type { ChatContext } from '../ChatContext.ts';
import { defineOperation } from '../defineOperation.ts';
import { mailRoomInvite } from '../members/inviteToRoom.ts';
import { isInvited, NOT_TAKING_PART } from '../policies/memberPolicy.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { mayManage, openRoom, permitManaging } from '../policies/roomPolicy.ts';

export const resendChatInvite = defineOperation(call, async ({ email, roomName, chatId }, context) => {
  const address = email.toLowerCase();
  const room = chatId
    ? await openManagedRoom(context, chatId)
    : await findManagedRoom(context, address, roomName?.trim() ?? '');
  const invited = { chatId: room._id, email: address };
  const { members } = context.deps;
  const member = await members.findOne(invited).lean();
  if (!member || !isInvited(room, member)) throw new ServiceError(chatErrors.CHAT_MEMBER_NOT_PENDING);
  await mailRoomInvite(context, room, address);
  const invitedBy = context.account.accountId;
  await members.updateOne({ ...invited, invitation: 'open' }, { $set: { invitedBy } });
  // A person who declined gets the room back when they next list their rooms.
  await members.updateOne({ ...invited, invitation: 'declined' }, { $set: { invitation: 'open', invitedBy } });
  return {};
});

async function openManagedRoom(context: ChatContext, chatId: string): Promise<RoomRecord> {
  const opened = await openRoom(context, chatId);
  if (!mayManage(opened.room, context.account.accountId)) permitManaging(opened);
  return opened.room;
}

/**
 * Finds a room by its name, because the specified call gives no id. Searches the rooms that the caller and the invited
 * person share.
 */
async function findManagedRoom(context: ChatContext, email: string, name: string): Promise<RoomRecord> {
  const { deps, account } = context;
  const pending = await deps.members.find({ email, ...NOT_TAKING_PART }, { chatId: 1 }).lean();
  const mine = await deps.members
    .find({ accountId: account.accountId, chatId: { $in: pending.map(({ chatId }) => chatId) } }, { chatId: 1 })
    .lean();
  const rooms = await deps.rooms.find({ _id: { $in: mine.map(({ chatId }) => chatId) } }).lean();
  const named = rooms.filter((room) => !room.closedAt && room.name === name);
  const managed = named.find((room) => mayManage(room, account.accountId));
  if (managed) return managed;
  throw new ServiceError(named.length > 0 ? chatErrors.CHAT_MANAGE_NOT_ALLOWED : chatErrors.CHAT_ROOM_NOT_FOUND);
}
