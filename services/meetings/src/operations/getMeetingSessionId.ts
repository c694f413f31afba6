import { getMeetingSessionId as getMeetingSessionIdCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';

export const getMeetingSessionId = defineOperation(
  getMeetingSessionIdCall,
  async ({ roomId, participantId }, { deps, account }) => {
    const attendance = await deps.attendances
      .findOne({
        roomId,
        accountId: account.accountId,
        meetingId: { $ne: null },
        $or: [{ participantId }, { pageParticipantId: participantId }],
      })
      .lean();
    const live = attendance && (await deps.meetings.exists({ _id: attendance.meetingId!, live: true }));
    return { meetingSessionId: live ? attendance.meetingId : null };
  },
);
