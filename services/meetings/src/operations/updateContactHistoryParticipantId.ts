import { commonErrors, ServiceError } from '@meet/contracts';
import { updateContactHistoryParticipantId as updateContactHistoryParticipantIdCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import type { AttendanceRecord } from '../models/attendanceModel.ts';

/**
 * Stores a page's participant id and time zone. Only the account itself may change an account's entry; only the guest
 * knows a guest's id.
 */
export const updateContactHistoryParticipantId = defineOperation(
  updateContactHistoryParticipantIdCall,
  async ({ meetingContactHistoryId, participantId, timezone }, { deps, caller }) => {
    const attendance = await deps.attendances.findById(meetingContactHistoryId).lean();
    if (!attendance || (attendance.accountId && attendance.accountId !== caller.accountId)) {
      throw new ServiceError(commonErrors.NOT_FOUND);
    }
    // The embedded room reports which participant has which seat. Jitsi's page and Jitsi's server give a person two
    // ids; the server reports exits by its own.
    const named = {
      ...(!isReportedByRoom(deps, attendance) && { participantId }),
      ...(!deps.roomServer.embedded && { pageParticipantId: participantId }),
    };
    await deps.attendances.updateOne(
      { _id: attendance._id },
      { $set: { timeZone: timezone ?? attendance.timeZone, ...named } },
    );
    return {};
  },
);

/**
 * Returns whether the room itself reported the participant of this seat. A heartbeat alone stores the entry's own id,
 * or the page's.
 */
function isReportedByRoom({ roomServer }: Deps, attendance: AttendanceRecord): boolean {
  const { _id, present, participantId, pageParticipantId } = attendance;
  return present && (roomServer.embedded || (participantId !== _id && participantId !== pageParticipantId));
}
