import { getRecordings as call, RECORDING_LIMITS } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findReadableMeeting } from '../policies/findReadableMeeting.ts';

export const getRecordings = defineOperation(call, async ({ meetingId }, { deps, account: { accountId } }) => {
  await findReadableMeeting(deps, meetingId, accountId);
  const recordings = await deps.recordings
    .find({ meetingId }, { parts: 0 })
    .sort({ startedAt: 1, _id: 1 })
    .limit(RECORDING_LIMITS.perOwner)
    .lean();
  return {
    recordings: recordings
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ _id, startedAt, endedAt, bytes, segments, live, ownerId, accountId: recorder }) => ({
        recordingId: _id,
        ...{ startedAt, endedAt, bytes, segments },
        mayDelete: !live && (ownerId === accountId || recorder === accountId),
      })),
  };
});
