import { chatErrors, type ChatRoom } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import type { ChatContext } from '../ChatContext.ts';
import { presentRoom } from '../presenters/presentRooms.ts';
import { insertRoom, type NewRoom } from './insertRoom.ts';
import { inviteToRoom } from '../members/inviteToRoom.ts';
import { placeInvitees } from '../members/placeInvitees.ts';

/**
 * Opens a room of the caller with these addresses, invites those who do not take part at once and notifies the others.
 * Throws CHAT_NO_OTHER_MEMBER if nobody else is named, and the error of a unique index.
 */
export async function openNewRoom(
  context: ChatContext,
  attributes: NewRoom,
  emails: readonly string[],
): Promise<ChatRoom> {
  const me = context.account.email.toLowerCase();
  const others = [...new Set(emails)].filter((email) => email !== me);
  if (others.length === 0) throw new ServiceError(chatErrors.CHAT_NO_OTHER_MEMBER);
  const { invitees, people } = await placeInvitees(context, [me, ...others]);
  const room = await insertRoom(context, attributes, invitees);
  const opened = await presentRoom(context, room);
  await inviteToRoom(
    context,
    room,
    opened.participants.flatMap(({ email, invited }) => (invited ? email : [])),
    people,
  );
  return opened;
}
