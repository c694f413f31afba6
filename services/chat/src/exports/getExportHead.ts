import { CHAT_EXPORT_VERSION, describeChatRoom, type ChatRoomExport } from '@meet/chat-contract';
import type { ChatContext } from '../ChatContext.ts';
import type { OpenRoom } from '../policies/roomPolicy.ts';
import { presentMembers } from '../presenters/presentMembers.ts';
import { presentAllRoomAttributes } from '../presenters/presentRooms.ts';
import { presentTitle } from '../presenters/presentTitle.ts';
import { toIsoTime } from './toIsoTime.ts';

/** An exported room without its messages. */
export type ExportHead = Omit<ChatRoomExport, 'messages'>;

export async function getExportHead(context: ChatContext, { room, me }: OpenRoom): Promise<ExportHead> {
  const chatId = room._id;
  const [attributes] = await presentAllRoomAttributes(context, [room]);
  const members = await presentMembers(context, room, await context.deps.members.find({ chatId }).lean());
  return {
    format: 'meet.chat-room',
    version: CHAT_EXPORT_VERSION,
    exportedAt: toIsoTime(context.now()),
    room: {
      chatId,
      kind: room.kind,
      title: presentTitle(describeChatRoom(attributes!, me.email, { readSequence: 0 })),
      createdAt: toIsoTime(room.createdAt),
    },
    members: members.map(({ fullName, email, isOwner, invited }) => ({
      name: fullName,
      email,
      isOwner,
      isInvited: invited,
    })),
  };
}
