import { getMeetingData as getMeetingDataCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { accessToRoom } from '../policies/accessToRoom.ts';
import { isFullFor } from '../policies/isFullFor.ts';
import { presentRoom } from '../presenters/presentSession.ts';
import { findRunningRecording } from '../recordings/findRunningRecording.ts';
import { findRoom } from '../rooms/findRoom.ts';
import { findAttendance } from '../live/findAttendance.ts';

export const getMeetingData = defineOperation(getMeetingDataCall, async ({ roomId }, { deps, caller }) => {
  const room = await findRoom(deps, roomId);
  const meeting = await findLiveMeeting(deps, roomId);
  const access = await accessToRoom(deps, room, caller);
  const attendance = await findAttendance(deps, meeting, caller.accountId);
  return {
    ...(await presentRoom(deps, room, access, meeting, attendance)),
    isMeetingLive: meeting !== null,
    isFull: isFullFor(deps, meeting, attendance),
    isRecorded: (await findRunningRecording(deps, meeting)) !== null,
    isTranscribed: meeting?.transcribed === true,
  };
});
