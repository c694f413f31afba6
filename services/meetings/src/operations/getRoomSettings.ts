import { getRoomSettings as getRoomSettingsCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findRunningRecording } from '../recordings/findRunningRecording.ts';
import { getRecordedVersion } from '../recordings/showRecording.ts';
import { readRoomSettings } from '../rooms/readRoomSettings.ts';

export const getRoomSettings = defineOperation(getRoomSettingsCall, async ({ roomId }, { deps }) => {
  const settings = await readRoomSettings(deps, roomId);
  if (!settings) return { exists: false, lobby: true, waitForModerator: true };
  const { password, lobby, subject, versions, meeting, host } = settings;
  const recording = await findRunningRecording(deps, meeting);
  const removed =
    meeting && (await deps.attendances.find({ meetingId: meeting._id, removed: true }, { _id: 1 }).lean());
  return {
    exists: true,
    ...(password && { password }),
    lobby,
    waitForModerator: host.waitForHost,
    ...(subject && { subject }),
    ...(meeting && { startedAt: meeting.startedAt }),
    ...(recording && { recorded: true }),
    ...(meeting?.transcribed && { transcribed: true }),
    versions: { ...versions, ...(recording && { recorded: getRecordedVersion(recording) }) },
    ...(removed?.length && { barred: removed.map(({ _id }) => _id) }),
  };
});
