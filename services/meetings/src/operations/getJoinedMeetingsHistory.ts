import { getJoinedMeetingsHistory as getJoinedMeetingsHistoryCall, ROOM_TYPE } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { addressesShownTo } from '../people/addressesShownTo.ts';

const LIST_MAX = 200;

export const getJoinedMeetingsHistory = defineOperation(
  getJoinedMeetingsHistoryCall,
  async (_input, { deps, account }) => {
    const joins = await deps.joins
      .find({ accountId: account.accountId })
      .sort({ isFavorite: -1, joinedAt: -1, _id: -1 })
      .limit(LIST_MAX)
      .lean();
    const rooms = await deps.rooms.find({ _id: { $in: joins.map(({ roomId }) => roomId) } }).lean();
    const byId = new Map(rooms.map((room) => [room._id, room]));
    const owners = joins.map(({ roomId, ownerEmail }) => ({
      email: byId.get(roomId)?.ownerEmail ?? ownerEmail,
      accountId: byId.get(roomId)?.ownerId ?? null,
    }));
    const show = await addressesShownTo(deps, account, owners);
    return {
      userJoinMeetingHistory: joins.map(({ roomId, subject, isFavorite }, index) => ({
        roomId,
        meetingSubject: subject,
        meetingOwnerEmailAddress: show(owners[index]!.email),
        isFavorite: isFavorite ? 1 : 0,
        roomType: byId.get(roomId)?.type ?? ROOM_TYPE.random,
      })),
    };
  },
);
