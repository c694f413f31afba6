import { chatErrors, type ChatRoom } from '@meet/contracts/chat';
import { ServiceError } from '@meet/contracts';
import type { ChatContext } from '../define.ts';
import { presentRoom } from '../presenters/presentRooms.ts';
import { insertRoom, type NewRoom } from './insertRoom.ts';
import { inviteToRoom } from './inviteToRoom.ts';

/**
 * Opens a room of the caller with these addresses, invites whoever is not registered and tells the others.
 * Throws CHAT_NO_OTHER_MEMBER when nobody else is named, and what a unique index throws.
 */
export async function openNewRoom(context: ChatContext, facts: NewRoom, emails: readonly string[]): Promise<ChatRoom> {
  const { deps, account } = context;
  const me = account.email.toLowerCase();
  const others = [...new Set(emails)].filter((email) => email !== me);
  if (others.length === 0) throw new ServiceError(chatErrors.CHAT_NO_OTHER_MEMBER);
  const people = await deps.people.byEmail(context, others);
  const members = [
    { email: me, accountId: account.accountId },
    ...others.map((email) => ({ email, accountId: people.get(email)?.accountId ?? null })),
  ];
  const room = await insertRoom(context, facts, members);
  await inviteToRoom(
    context,
    room,
    members.flatMap(({ email, accountId }) => (accountId ? [] : email)),
  );
  return presentRoom(context, room);
}
