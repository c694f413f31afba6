import { countOwnedChatRooms as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { TAKING_PART } from '../policies/memberPolicy.ts';

const ROOMS_MAX = 2_000;

export const countOwnedChatRooms = defineOperation(call, async ({ accountId }, { deps }) => {
  const own = await deps.members.find({ accountId }, { chatId: 1 }).limit(ROOMS_MAX).lean();
  const owned = await deps.rooms
    .find(
      {
        _id: { $in: own.map(({ chatId }) => chatId) },
        ownerId: accountId,
        kind: { $ne: 'private' },
        closedAt: { $exists: false },
      },
      { _id: 1 },
    )
    .lean();
  const shared = await Promise.all(
    owned.map(({ _id }) =>
      deps.members.exists({ $and: [{ chatId: _id }, { accountId: { $ne: accountId } }, TAKING_PART] }),
    ),
  );
  return { shared: shared.filter(Boolean).length };
});
