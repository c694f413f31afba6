import type { ChatContext } from '../ChatContext.ts';
import { claimInvitations } from '../members/claimInvitations.ts';
import type { RoomsOfOwner } from './createRoomReader.ts';

/** Returns the caller's open rooms that are not silent. Rooms to which only the address was invited become the caller's. */
export async function readOwnRooms(context: ChatContext): Promise<RoomsOfOwner> {
  const { deps, account } = context;
  await deps.readMarks.settle(account.accountId);
  const found = await deps.roomReader.getRooms(account);
  if (found.memberships.every(({ accountId }) => accountId !== null)) return found;
  await claimInvitations(context, account.accountId, account.email);
  const { memberships, rooms } = await deps.roomReader.getRooms(account);
  // A membership without the account was an invitation of somebody who may invite no more.
  const mine = memberships.filter(({ accountId }) => accountId !== null);
  const chatIds = new Set(mine.map(({ chatId }) => chatId));
  return { memberships: mine, rooms: rooms.filter(({ _id }) => chatIds.has(_id)) };
}
