import { ServiceError } from '@meet/contracts';
import { meetingsErrors, toggleMeetingFavorite as toggleMeetingFavoriteCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';

export const toggleMeetingFavorite = defineOperation(
  toggleMeetingFavoriteCall,
  async ({ roomId }, { deps, account }) => {
    // The database flips the value, so that of two simultaneous clicks neither overwrites the other.
    const join = await deps.joins
      .findOneAndUpdate(
        { accountId: account.accountId, roomId },
        [{ $set: { isFavorite: { $not: ['$isFavorite'] } } }],
        { returnDocument: 'after', updatePipeline: true },
      )
      .lean();
    if (!join) throw new ServiceError(meetingsErrors.ROOM_NOT_FOUND);
    return { isFavorite: join.isFavorite ? 1 : 0 };
  },
);
