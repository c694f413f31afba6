import { createGroupChatRoom as call } from '@meet/chat-contract';
import { getContactGroup } from '@meet/network-contract';
import { isDuplicateKey } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { addMembers } from '../members/addMembers.ts';
import { openNewRoom } from '../rooms/openNewRoom.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { presentRoom } from '../presenters/presentRooms.ts';

export const createGroupChatRoom = defineOperation(call, async ({ groupId, roomName }, context) => {
  const { deps, account, callAsService } = context;
  const { group } = await callAsService(getContactGroup, { groupId, accountId: account.accountId });
  const me = account.email.toLowerCase();
  const addresses = group.members.map(({ email }) => email.toLowerCase());

  const bringUpToDate = (room: RoomRecord) =>
    addMembers(context, room, [me, ...addresses.filter((email) => !room.departed.includes(email))]);

  const found = await deps.rooms.findOne({ groupId }).lean();
  if (found) return { chatroom: await presentRoom(context, await bringUpToDate(found)) };
  try {
    const name = roomName?.trim() || group.groupName;
    const attributes = { kind: 'group', name, ownerId: group.ownerId, groupId } as const;
    return { chatroom: await openNewRoom(context, attributes, addresses) };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const first = await deps.rooms.findOne({ groupId }).orFail().lean();
    return { chatroom: await presentRoom(context, await bringUpToDate(first)) };
  }
});
