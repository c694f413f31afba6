import { chatErrors } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { activateMember } from '../members/activateMember.ts';
import type { Append } from './createMessageLog.ts';

/**
 * Admits a member of the room under the address that the room shows. A member who was added by somebody else takes part
 * from then on. They are shown to the room before the message, so that nobody reads a message of a hidden member.
 */
export function admitAuthor(context: Parameters<typeof activateMember>[0]): Append['admit'] {
  return async (room, me) => {
    if (!me) throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
    await activateMember(context, { room, me });
    return me.email;
  };
}
