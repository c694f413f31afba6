import { listChatRooms as call } from '@meet/chat-contract';
import type { ChatContext } from '../ChatContext.ts';
import { defineOperation } from '../defineOperation.ts';
import { claimInvitations } from '../members/claimInvitations.ts';
import { inFull, presentRooms, presentRoomsInFull } from '../presenters/presentRooms.ts';
import type { RoomsOfOwner } from '../rooms/createRoomReader.ts';

export const listChatRooms = defineOperation(call, async ({ facesOnly }, context) => {
  const { deps, account } = context;
  await deps.readMarks.settle(account.accountId);
  const { memberships: mine, rooms } = await roomsOf(context);
  if (!facesOnly) return { chatrooms: await presentRoomsInFull(context, rooms) };
  const presented = await presentRooms(context, rooms, mine);
  return { chatrooms: presented.map((room) => inFull(room, [], '')) };
});

async function roomsOf(context: ChatContext): Promise<RoomsOfOwner> {
  const { deps, account } = context;
  const found = await deps.roomReader.roomsOf(account);
  if (found.memberships.every(({ accountId }) => accountId !== null)) return found;
  await claimInvitations(context, account.accountId, account.email);
  const { memberships, rooms } = await deps.roomReader.roomsOf(account);
  // A membership without the account was an invitation of somebody who may invite no more.
  const mine = memberships.filter(({ accountId }) => accountId !== null);
  const chatIds = new Set(mine.map(({ chatId }) => chatId));
  return { memberships: mine, rooms: rooms.filter(({ _id }) => chatIds.has(_id)) };
}
