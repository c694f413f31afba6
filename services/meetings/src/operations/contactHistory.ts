import { commonErrors, ServiceError } from '@meet/contracts';
import {
  getMeetingSessionId as getMeetingSessionIdCall,
  getMobileAccess as getMobileAccessCall,
  updateContactHistoryParticipantId as updateContactHistoryParticipantIdCall,
} from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';

/** An entry that belongs to an account takes the account's own word alone; a guest's id is known to the guest alone. */
export const updateContactHistoryParticipantId = defineOperation(
  updateContactHistoryParticipantIdCall,
  async ({ meetingContactHistoryId, participantId, timezone }, { deps, caller }) => {
    const attendance = await deps.attendances.findById(meetingContactHistoryId).lean();
    if (!attendance || (attendance.accountId && attendance.accountId !== caller.accountId)) {
      throw new ServiceError(commonErrors.NOT_FOUND);
    }
    const inEmbeddedRoom = deps.roomServer.embedded && attendance.present;
    await deps.attendances.updateOne(
      { _id: attendance._id },
      // The embedded room's own word on who sits where is not overruled by a page.
      { $set: { timeZone: timezone ?? attendance.timeZone, ...(!inEmbeddedRoom && { participantId }) } },
    );
    return {};
  },
);

export const getMeetingSessionId = defineOperation(
  getMeetingSessionIdCall,
  async ({ roomId, participantId }, { deps, account }) => {
    const attendance = await deps.attendances
      .findOne({ roomId, accountId: account.accountId, meetingId: { $ne: null }, participantId })
      .lean();
    const live = attendance && (await deps.meetings.exists({ _id: attendance.meetingId!, live: true }));
    return { meetingSessionId: live ? attendance.meetingId : null };
  },
);

export const getMobileAccess = defineOperation(getMobileAccessCall, (_input, { deps }) => ({
  isAllowed: deps.settings.MOBILE_BROWSER_ACCESS,
}));
