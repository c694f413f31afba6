import { chatErrors, type ChatRoom } from '@meet/contracts/chat';
import { ServiceError } from '@meet/contracts';
import { createId } from '../createId.ts';
import type { ChatContext } from '../define.ts';
import type { ChatRoomDocument } from '../models/ChatRoom.ts';
import { presentRoom, presentRoomFacts } from '../presenters/presentRooms.ts';
import { announceRoom } from './announceRoom.ts';
import { inviteToRoom } from './inviteToRoom.ts';

export type NewRoom = Pick<ChatRoomDocument, 'kind' | 'name' | 'ownerId'> &
  Partial<Pick<ChatRoomDocument, 'pairKey' | 'groupId'>>;

/**
 * Opens a room of the caller with these addresses, invites whoever is not registered and tells the others.
 * Throws CHAT_NO_OTHER_MEMBER when nobody else is named, and what a unique index throws.
 */
export async function openNewRoom(context: ChatContext, facts: NewRoom, emails: readonly string[]): Promise<ChatRoom> {
  const { deps, account, now } = context;
  const me = account.email.toLowerCase();
  const others = [...new Set(emails)].filter((email) => email !== me);
  if (others.length === 0) throw new ServiceError(chatErrors.CHAT_NO_OTHER_MEMBER);
  const people = await deps.people.byEmail(context, others);
  const created = await deps.rooms.create({ ...facts, _id: createId(), createdAt: now() });
  const room = created.toObject();
  const members = [
    { email: me, accountId: account.accountId },
    ...others.map((email) => ({ email, accountId: people.get(email)?.accountId ?? null })),
  ];
  await deps.members.insertMany(
    members.map((member) => ({ ...member, chatId: room._id, joinedAt: now(), readSequence: 0 })),
  );
  await announceRoom(
    context,
    await presentRoomFacts(context, room),
    members.flatMap(({ accountId }) => accountId ?? []),
  );
  await inviteToRoom(
    context,
    room,
    members.flatMap(({ email, accountId }) => (accountId ? [] : email)),
  );
  return presentRoom(context, room);
}
