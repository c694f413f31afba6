import { chatRoomLeft } from '@meet/chat-contract';
import { userChannel } from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { presentMemberAttributes } from '../presenters/presentRooms.ts';
import { changeChannels } from '../rooms/changeChannels.ts';

/**
 * Removes a room from the open tabs of an account that was invited to it. The other members still see it as invited.
 */
export async function takeRoomAway(
  context: Pick<ChatContext, 'deps' | 'publish' | 'callAsService' | 'now'>,
  room: RoomRecord,
  { accountId, email }: { readonly accountId: string; readonly email: string },
): Promise<void> {
  const chatId = room._id;
  await changeChannels(context, chatId, [accountId], 'leave');
  // The room's version does not change. The event has the next version, because tabs apply only an event newer than
  // theirs.
  await context.publish(userChannel(accountId), chatRoomLeft, {
    chatId,
    version: room.version + 1,
    ...(await presentMemberAttributes(context, room)),
    email,
    newOwnerEmail: null,
  });
}
