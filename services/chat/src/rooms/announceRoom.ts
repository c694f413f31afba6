import { chatRoomCreated } from '@meet/chat-contract';
import { userChannel } from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { presentOwnAttributes } from '../presenters/presentOwnAttributes.ts';
import { presentAttributes } from '../presenters/presentRooms.ts';
import { changeChannels } from './changeChannels.ts';

type AnnounceContext = Pick<ChatContext, 'deps' | 'now' | 'publish' | 'callAsService'>;

/**
 * Subscribes new members' open tabs to the room's channel and shows them the room, as lists do: with its member preview.
 */
export async function announceRoom(
  context: AnnounceContext,
  room: RoomRecord,
  accountIds: readonly string[],
): Promise<void> {
  if (accountIds.length === 0) return;
  const { deps, publish } = context;
  const members = await deps.members.find({ accountId: { $in: [...accountIds] }, chatId: room._id }).lean();
  const [presented] = await presentAttributes(context, [room]);
  const { attributes, lastAuthorId } = presented!;
  const roomOfMember = { room, attributes, lastAuthorId };
  const memberByAccount = new Map(members.map((member) => [member.accountId, member]));
  await changeChannels(context, room._id, accountIds, 'join');
  await Promise.all(
    accountIds.map(async (accountId) => {
      const member = memberByAccount.get(accountId);
      // The member left meanwhile, and their tabs were notified.
      if (!member) return;
      await publish(userChannel(accountId), chatRoomCreated, {
        ...attributes,
        participants: [],
        ...presentOwnAttributes(roomOfMember, member),
      });
    }),
  );
}
