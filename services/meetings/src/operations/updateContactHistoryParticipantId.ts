import { commonErrors, ServiceError } from '@meet/contracts';
import { updateContactHistoryParticipantId as updateContactHistoryParticipantIdCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import type { AttendanceRecord } from '../models/attendanceModel.ts';

/** An entry that belongs to an account takes the account's own word alone; a guest's id is known to the guest alone. */
export const updateContactHistoryParticipantId = defineOperation(
  updateContactHistoryParticipantIdCall,
  async ({ meetingContactHistoryId, participantId, timezone }, { deps, caller }) => {
    const attendance = await deps.attendances.findById(meetingContactHistoryId).lean();
    if (!attendance || (attendance.accountId && attendance.accountId !== caller.accountId)) {
      throw new ServiceError(commonErrors.NOT_FOUND);
    }
    // The room tells who sits where. Jitsi's page and Jitsi's server give a person two ids; the server's tells who leaves.
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

/** Whether the room itself said who sits there. A heartbeat alone takes the entry's own id, or what the page has named. */
function isReportedByRoom({ roomServer }: Deps, attendance: AttendanceRecord): boolean {
  const { _id, present, participantId, pageParticipantId } = attendance;
  return present && (roomServer.embedded || (participantId !== _id && participantId !== pageParticipantId));
}
