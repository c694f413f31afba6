import type { ChatContext } from '../ChatContext.ts';
import { claimInvitations } from '../members/claimInvitations.ts';
import type { RoomsOfOwner } from './createRoomReader.ts';

/**
 * Returns the caller's open rooms that are not silent. First claims the rooms to which only the address was invited.
 */
export async function readOwnRooms(context: ChatContext): Promise<RoomsOfOwner> {
  const { deps, account } = context;
  await deps.readMarks.settle(account.accountId);
  const found = await deps.roomReader.getRooms(account);
  if (found.memberships.every(({ accountId }) => accountId !== null)) return found;
  await claimInvitations(context, account.accountId, account.email);
  const { memberships, rooms } = await deps.roomReader.getRooms(account);
  // A membership that still has no account is an invitation whose sender may no longer invite.
  const mine = memberships.filter(({ accountId }) => accountId !== null);
  const chatIds = new Set(mine.map(({ chatId }) => chatId));
  return { memberships: mine, rooms: rooms.filter(({ _id }) => chatIds.has(_id)) };
}
