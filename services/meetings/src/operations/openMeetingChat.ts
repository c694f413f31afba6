import { ServiceError } from '@meet/contracts';
import { meetingsErrors, openMeetingChat as openMeetingChatCall } from '@meet/meetings-contract';
import { openChatForMeeting } from '../chat/openChatForMeeting.ts';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { findRoom } from '../rooms/findRoom.ts';

export const openMeetingChat = defineOperation(openMeetingChatCall, async ({ roomId }, { deps, account }) => {
  const room = await findRoom(deps, roomId);
  const meeting = await findLiveMeeting(deps, roomId);
  const seat = meeting && { meetingId: meeting._id, accountId: account.accountId, present: true, admitted: true };
  if (!seat || !(await deps.attendances.exists(seat))) throw new ServiceError(meetingsErrors.NOT_IN_MEETING);
  return { chatId: await openChatForMeeting(deps, room, meeting, account.accountId) };
});
