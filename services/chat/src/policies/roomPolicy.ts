import { ServiceError, type AccountCaller } from '@meet/contracts';
import { chatErrors } from '@meet/chat-contract';
import type { Model } from 'mongoose';
import type { ReadMarks } from '../messages/createReadMarks.ts';
import type { MemberRecord } from '../models/memberModel.ts';
import type { MessageRecord } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';

export interface OpenRoom {
  readonly room: RoomRecord;
  readonly me: MemberRecord;
}

/** The caller, and the records that show their place in a room. */
interface AccessContext {
  readonly account: Pick<AccountCaller, 'accountId'>;
  readonly deps: {
    readonly readMarks: Pick<ReadMarks, 'settle'>;
    readonly rooms: Model<RoomRecord>;
    readonly members: Model<MemberRecord>;
  };
}

/** Returns the room and the caller's membership. Throws CHAT_ROOM_NOT_FOUND if the caller is no member. */
export async function openRoom({ deps, account }: AccessContext, chatId: string): Promise<OpenRoom> {
  await deps.readMarks.settle(account.accountId);
  const [room, me] = await Promise.all([
    deps.rooms.findById(chatId).lean(),
    deps.members.findOne({ chatId, accountId: account.accountId }).lean(),
  ]);
  if (!room || room.closedAt || !me) throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
  return { room, me };
}

export function ownsRoom(room: RoomRecord, accountId: string | null): boolean {
  return accountId !== null && room.ownerId === accountId;
}

export function mayManage(room: RoomRecord, accountId: string): boolean {
  return room.allowManage || ownsRoom(room, accountId);
}

/** Throws CHAT_OWNER_ONLY for everybody but the owner. */
export function permitOwner({ room, me }: OpenRoom): void {
  if (!ownsRoom(room, me.accountId)) throw new ServiceError(chatErrors.CHAT_OWNER_ONLY);
}

/** Throws CHAT_MANAGE_NOT_ALLOWED, and CHAT_ROOM_IS_PRIVATE in a private room. */
export function permitManaging({ room, me }: OpenRoom): void {
  if (!me.accountId || !mayManage(room, me.accountId)) throw new ServiceError(chatErrors.CHAT_MANAGE_NOT_ALLOWED);
  if (room.kind === 'private') throw new ServiceError(chatErrors.CHAT_ROOM_IS_PRIVATE);
}

/** Throws CHAT_MEMBER_PROTECTED if the member is the owner or the caller. */
export function permitRemoving({ room, me }: OpenRoom, member: MemberRecord): void {
  if (ownsRoom(room, member.accountId) || member.email === me.email) {
    throw new ServiceError(chatErrors.CHAT_MEMBER_PROTECTED);
  }
}

/** Throws CHAT_MESSAGE_NOT_YOURS for everybody but the message's author. */
export function permitAuthor({ me }: OpenRoom, message: MessageRecord): void {
  if (message.authorId !== me.accountId) throw new ServiceError(chatErrors.CHAT_MESSAGE_NOT_YOURS);
}

/** Throws CHAT_MESSAGE_NOT_YOURS for members who neither wrote the message nor manage a room of several people. */
export function permitDeleting({ room, me }: OpenRoom, message: MessageRecord): void {
  const isManager = room.kind !== 'private' && me.accountId !== null && mayManage(room, me.accountId);
  if (!isManager) permitAuthor({ room, me }, message);
}
