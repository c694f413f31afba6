import { finishRecording as call } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { endRecording } from '../recordings/endRecording.ts';
import { findOwnRecording } from '../recordings/findOwnRecording.ts';

export const finishRecording = defineOperation(call, async ({ recordingId, sessionId }, { deps, account }) => {
  const { accountId } = account;
  await endRecording(deps, await findOwnRecording(deps, { recordingId, accountId, sessionId }));
  return {};
});
