import { chatRoomLeft } from '@meet/chat-contract';
import { channelsChanged, roomChannel, userChannel } from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { presentMemberFacts } from '../presenters/presentRooms.ts';

/** Has an account's own tabs drop a room that it was invited to; to the other members it stays invited. */
export async function takeRoomAway(
  context: Pick<ChatContext, 'deps' | 'publish' | 'callAsService' | 'now'>,
  room: RoomRecord,
  { accountId, email }: { readonly accountId: string; readonly email: string },
): Promise<void> {
  const chatId = room._id;
  const own = userChannel(accountId);
  await context.publish(own, channelsChanged, { join: [], leave: [roomChannel(chatId)] });
  // The room counts no change; the tabs take one that is newer than what they have.
  await context.publish(own, chatRoomLeft, {
    chatId,
    version: room.version + 1,
    ...(await presentMemberFacts(context, room)),
    email,
    newOwnerEmail: null,
  });
}
