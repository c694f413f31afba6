import { deleteMeetingTranscript as call } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { permitDeletion } from '../policies/mayDeleteKept.ts';

export const deleteMeetingTranscript = defineOperation(call, async ({ meetingId }, { deps, caller }) => {
  await permitDeletion(deps, meetingId, caller);
  await deps.transcriptPages.deleteMany({ meetingId });
  await deps.meetings.updateOne({ _id: meetingId }, { $set: { transcriptLength: 0 } });
  return {};
});
