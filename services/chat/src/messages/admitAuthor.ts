import { chatErrors } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { takePart } from '../members/takePart.ts';
import type { Append } from './createMessageLog.ts';

/**
 * A member of the room writes under the address that it knows them by. Who was put into it takes part from then on: shown
 * first, so that nobody reads a message of somebody whom the room does not show.
 */
export function admitAuthor(context: Parameters<typeof takePart>[0]): Append['admit'] {
  return async (room, me) => {
    if (!me) throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
    await takePart(context, { room, me });
    return me.email;
  };
}
