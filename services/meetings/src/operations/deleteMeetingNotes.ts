import { deleteMeetingNotes as call } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { permitDeletion } from '../policies/mayDeleteKept.ts';

export const deleteMeetingNotes = defineOperation(call, async ({ meetingId }, { deps, caller }) => {
  await permitDeletion(deps, meetingId, caller);
  await deps.notes.deleteOne({ _id: meetingId });
  await deps.meetings.updateOne({ _id: meetingId }, { $set: { hasNotes: false } });
  return {};
});
