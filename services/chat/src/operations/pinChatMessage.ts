import { CHAT_PINS_MAX, chatErrors, pinChatMessage as call } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { defineOperation } from '../defineOperation.ts';
import { announceChange } from '../messages/announceChange.ts';
import { openRoom } from '../policies/roomPolicy.ts';

export const pinChatMessage = defineOperation(call, async ({ chatId, sequence, isPinned }, context) => {
  const { deps, now } = context;
  await openRoom(context, chatId);
  const pins = isPinned ? await deps.messages.countDocuments({ chatId, pinnedAt: { $exists: true } }) : 0;
  const changed = await deps.messageChanges.change(chatId, sequence, ({ deletedAt, pinnedAt }) => {
    if (deletedAt !== undefined) throw new ServiceError(chatErrors.CHAT_MESSAGE_DELETED);
    if ((pinnedAt !== undefined) === isPinned) return undefined;
    if (pins >= CHAT_PINS_MAX) throw new ServiceError(chatErrors.CHAT_PINS_FULL, { params: { max: CHAT_PINS_MAX } });
    return {
      filter: { deletedAt: { $exists: false } },
      update: isPinned ? { $set: { pinnedAt: now() } } : { $unset: { pinnedAt: 1 } },
    };
  });
  return { message: await announceChange(context, changed) };
});
