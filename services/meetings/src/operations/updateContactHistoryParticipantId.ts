import { commonErrors, ServiceError } from '@meet/contracts';
import { updateContactHistoryParticipantId as updateContactHistoryParticipantIdCall } from '@meet/meetings-contract';
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
