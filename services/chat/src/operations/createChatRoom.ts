import { createChatRoom as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { openNewRoom } from '../rooms/openNewRoom.ts';

export const createChatRoom = defineOperation(call, async ({ participants, roomName }, context) => {
  const attributes = { kind: 'room', name: roomName?.trim() ?? '', ownerId: context.account.accountId } as const;
  return { chatroom: await openNewRoom(context, attributes, getAddresses(participants)) };
});

/** Returns the addresses. yup types the items of a list as possibly undefined, although the schema requires each. */
export function getAddresses(participants: readonly (string | undefined)[]): string[] {
  return participants.flatMap((email) => email ?? []);
}
