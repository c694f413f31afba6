import { commonErrors, ServiceError } from '@meet/contracts';
import { deletePastMeetingContent as call, meetingsErrors } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { deleteKept } from '../live/deleteKept.ts';

export const deletePastMeetingContent = defineOperation(
  call,
  async ({ meetingId }, { deps, account: { accountId } }) => {
    const meeting = await deps.meetings.findById(meetingId, { ownerId: 1, live: 1 }).lean();
    if (meeting?.ownerId !== accountId) throw new ServiceError(commonErrors.NOT_FOUND);
    if (meeting.live) throw new ServiceError(meetingsErrors.MEETING_NOT_OVER);
    await deleteKept(deps, meetingId);
    // The flags go last, so that a repeated call finds what an interrupted one left.
    await deps.meetings.updateOne(
      { _id: meetingId },
      { $set: { hasNotes: false, hasPolls: false, transcriptLength: 0 } },
    );
    return {};
  },
);
