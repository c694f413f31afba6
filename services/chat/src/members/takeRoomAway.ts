import { chatRoomLeft } from '@meet/chat-contract';
import { userChannel } from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { presentMemberAttributes } from '../presenters/presentRooms.ts';
import { changeChannels } from '../rooms/changeChannels.ts';

/** Has an account's own tabs drop a room that it was invited to; to the other members it stays invited. */
export async function takeRoomAway(
  context: Pick<ChatContext, 'deps' | 'publish' | 'callAsService' | 'now'>,
  room: RoomRecord,
  { accountId, email }: { readonly accountId: string; readonly email: string },
): Promise<void> {
  const chatId = room._id;
  await changeChannels(context, chatId, [accountId], 'leave');
  // The room counts no change; the tabs take one that is newer than what they have.
  await context.publish(userChannel(accountId), chatRoomLeft, {
    chatId,
    version: room.version + 1,
    ...(await presentMemberAttributes(context, room)),
    email,
    newOwnerEmail: null,
  });
}
