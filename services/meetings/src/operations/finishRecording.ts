import { ServiceError } from '@meet/contracts';
import { finishRecording as call, meetingsErrors } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { endRecording } from '../recordings/endRecording.ts';

export const finishRecording = defineOperation(call, async ({ recordingId, sessionId }, { deps, account }) => {
  const { accountId } = account;
  const recording = await deps.recordings
    .findOne({ _id: recordingId, recorderIds: accountId }, { sessionId: 1 })
    .lean();
  if (!recording) throw new ServiceError(meetingsErrors.RECORDING_NOT_FOUND);
  if (recording.sessionId !== sessionId) throw new ServiceError(meetingsErrors.RECORDING_TAKEN_OVER);
  await endRecording(deps, recording);
  return {};
});
