import { ServiceError } from '@meet/contracts';
import {
  getJoinedMeetingsHistory as getJoinedMeetingsHistoryCall,
  meetingsErrors,
  ROOM_TYPE,
  toggleMeetingFavorite as toggleMeetingFavoriteCall,
} from '@meet/contracts/meetings';
import { defineOperation } from '../define.ts';

const LIST_MAX = 200;

export const getJoinedMeetingsHistory = defineOperation(
  getJoinedMeetingsHistoryCall,
  async (_input, { deps, account }) => {
    const joins = await deps.joins
      .find({ accountId: account.accountId })
      .sort({ isFavorite: -1, joinedAt: -1 })
      .limit(LIST_MAX)
      .lean();
    const rooms = await deps.rooms.find({ _id: { $in: joins.map(({ roomId }) => roomId) } }).lean();
    const byId = new Map(rooms.map((room) => [room._id, room]));
    return {
      userJoinMeetingHistory: joins.map(({ roomId, subject, ownerEmail, isFavorite }) => ({
        roomId,
        meetingSubject: subject,
        meetingOwnerEmailAddress: byId.get(roomId)?.ownerEmail ?? ownerEmail,
        isFavorite: isFavorite ? 1 : 0,
        roomType: byId.get(roomId)?.type ?? ROOM_TYPE.random,
      })),
    };
  },
);

export const toggleMeetingFavorite = defineOperation(
  toggleMeetingFavoriteCall,
  async ({ roomId }, { deps, account }) => {
    const key = { accountId: account.accountId, roomId };
    const join = await deps.joins.findOne(key).lean();
    if (!join) throw new ServiceError(meetingsErrors.ROOM_NOT_FOUND);
    // Two clicks at once flip it twice: each changes only what it saw.
    const { modifiedCount } = await deps.joins.updateOne(
      { ...key, isFavorite: join.isFavorite },
      { $set: { isFavorite: !join.isFavorite } },
    );
    return { isFavorite: modifiedCount === (join.isFavorite ? 0 : 1) ? 1 : 0 };
  },
);
