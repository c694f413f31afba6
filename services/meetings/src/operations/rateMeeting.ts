import { rateMeeting as rateMeetingCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findStay } from '../live/findStay.ts';
import { ratings } from '../notices/ratings.ts';

export const rateMeeting = defineOperation(
  rateMeetingCall,
  async ({ meetingContactHistoryId, quality }, { deps, caller }) => {
    const stay = await findStay(deps, caller, meetingContactHistoryId);
    const { modifiedCount } = await deps.attendances.updateOne(
      { _id: stay._id, quality: { $ne: quality } },
      { $set: { quality } },
    );
    if (modifiedCount > 0) ratings.inc({ quality });
    return {};
  },
);
