import { addressShownIn, findChatRooms as call, plainText } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentRoomsInFull } from '../presenters/presentRooms.ts';

export const findChatRooms = defineOperation(call, async ({ search }, context) => {
  const { deps, account } = context;
  const mine = await deps.members.find({ accountId: account.accountId }, { chatId: 1 }).lean();
  const rooms = await deps.rooms
    .find({ _id: { $in: mine.map(({ chatId }) => chatId) }, closedAt: { $exists: false } })
    .lean();
  const wanted = plainText(search.trim());
  const found = (await presentRoomsInFull(context, rooms)).filter((room) => {
    const others = room.participants.filter(({ currentUser }) => !currentUser);
    const words = [room.roomName, ...others.flatMap((other) => [other.fullName, addressShownIn(room, other)])];
    return words.some((word) => plainText(word).includes(wanted));
  });
  return { chatIds: found.map(({ chatId }) => chatId) };
});
