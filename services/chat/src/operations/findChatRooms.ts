import { addressShownIn, findChatRooms as call } from '@meet/chat-contract';
import { foldText } from '@meet/contracts/texts';
import { defineOperation } from '../defineOperation.ts';
import { presentRoomsInFull } from '../presenters/presentRooms.ts';

export const findChatRooms = defineOperation(call, async ({ search }, context) => {
  const { deps, account } = context;
  const mine = await deps.members.find({ accountId: account.accountId }, { chatId: 1 }).lean();
  const rooms = await deps.rooms
    .find({ _id: { $in: mine.map(({ chatId }) => chatId) }, closedAt: { $exists: false } })
    .lean();
  const wanted = foldText(search.trim());
  const found = (await presentRoomsInFull(context, rooms)).filter((room) => {
    const others = room.participants.filter(({ currentUser }) => !currentUser);
    const words = [room.roomName, ...others.flatMap((other) => [other.fullName, addressShownIn(room, other)])];
    return words.some((word) => foldText(word).includes(wanted));
  });
  return { chatIds: found.map(({ chatId }) => chatId) };
});
