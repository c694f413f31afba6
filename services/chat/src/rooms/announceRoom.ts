import { chatRoomCreated } from '@meet/chat-contract';
import { channelsChanged, roomChannel, userChannel } from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { isInvited } from '../policies/memberPolicy.ts';
import { presentMembers } from '../presenters/presentMembers.ts';
import { presentRoomFacts } from '../presenters/presentRooms.ts';

type AnnounceContext = Pick<ChatContext, 'deps' | 'now' | 'publish' | 'callAsService'>;

/** Joins new members' open tabs to the room's channel and shows them the room. */
export async function announceRoom(
  context: AnnounceContext,
  room: RoomRecord,
  accountIds: readonly string[],
): Promise<void> {
  if (accountIds.length === 0) return;
  const { deps, publish } = context;
  const members = await deps.members.find({ chatId: room._id }).lean();
  const facts = {
    ...(await presentRoomFacts(context, room)),
    participants: await presentMembers(context, room, members),
  };
  const invited = new Set(members.flatMap((member) => (isInvited(room, member) ? member.accountId : [])));
  await Promise.all(
    accountIds.map(async (accountId) => {
      await publish(userChannel(accountId), channelsChanged, { join: [roomChannel(room._id)], leave: [] });
      await publish(userChannel(accountId), chatRoomCreated, { ...facts, isInvited: invited.has(accountId) });
    }),
  );
}
