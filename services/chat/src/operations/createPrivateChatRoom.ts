import { createPrivateChatRoom as call } from '@meet/chat-contract';
import { getOwnedContact } from '@meet/network-contract';
import { isDuplicateKey } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { addMembers } from '../members/addMembers.ts';
import { openNewRoom } from '../rooms/openNewRoom.ts';
import { presentRoom } from '../presenters/presentRooms.ts';

export const createPrivateChatRoom = defineOperation(call, async ({ contactId }, context) => {
  const { deps, account, callAsService } = context;
  const { contact } = await callAsService(getOwnedContact, { accountId: account.accountId, contactId });
  const pair = [account.email.toLowerCase(), contact.email.toLowerCase()].sort();
  const pairKey = pair.join(' ');

  const found = await deps.rooms.findOne({ pairKey }).lean();
  if (found) return { chatroom: await presentRoom(context, await addMembers(context, found, pair)) };
  try {
    const attributes = { kind: 'private', name: '', ownerId: account.accountId, pairKey } as const;
    return { chatroom: await openNewRoom(context, attributes, pair) };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The other person opened the room at the same moment; only one room exists.
    const first = await deps.rooms.findOne({ pairKey }).orFail().lean();
    return { chatroom: await presentRoom(context, await addMembers(context, first, pair)) };
  }
});
