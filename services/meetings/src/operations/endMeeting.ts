import { ServiceError } from '@meet/contracts';
import { endMeeting as endMeetingCall, meetingsErrors } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { finishMeeting } from '../live/finishMeeting.ts';
import { accessToRoom } from '../policies/accessToRoom.ts';
import { findRoom } from '../rooms/findRoom.ts';

export const endMeeting = defineOperation(endMeetingCall, async ({ roomId }, { deps, account }) => {
  const room = await findRoom(deps, roomId);
  const { isHost } = await accessToRoom(deps, room, account);
  if (!isHost) throw new ServiceError(meetingsErrors.MEETING_UPDATE_REFUSED);
  const meeting = await findLiveMeeting(deps, roomId);
  if (!meeting) throw new ServiceError(meetingsErrors.MEETING_NOT_STARTED);
  await finishMeeting(deps, meeting, 'host');
  return {};
});
