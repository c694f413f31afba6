import { chatErrors } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { activateMember } from '../members/activateMember.ts';
import type { Append } from './createMessageLog.ts';

/**
 * Admits a member of the room under the address that the room shows. A person who was put into it takes part from then
 * on: they are shown first, so that nobody reads a message of somebody whom the room does not show.
 */
export function admitAuthor(context: Parameters<typeof activateMember>[0]): Append['admit'] {
  return async (room, me) => {
    if (!me) throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
    await activateMember(context, { room, me });
    return me.email;
  };
}
