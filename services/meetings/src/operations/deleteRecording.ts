import { ServiceError } from '@meet/contracts';
import { deleteRecording as call, meetingsErrors } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findReadableRecording } from '../recordings/findReadableRecording.ts';
import { removeRecording } from '../recordings/removeRecording.ts';

export const deleteRecording = defineOperation(call, async ({ recordingId }, { deps, account: { accountId } }) => {
  const recording = await findReadableRecording(deps, recordingId, accountId);
  if (recording.ownerId !== accountId && recording.accountId !== accountId) {
    throw new ServiceError(meetingsErrors.RECORDING_NOT_FOUND);
  }
  if (recording.live) throw new ServiceError(meetingsErrors.RECORDING_RUNNING);
  await removeRecording(deps, recordingId);
  return {};
});
