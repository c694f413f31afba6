import { scheduleMeeting as scheduleMeetingCall } from '@meet/meetings-contract';
import { createId } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import type { ScheduledMeetingRecord } from '../models/scheduledMeetingModel.ts';
import { createRoom } from '../rooms/createRoom.ts';
import { findOwnRoom } from '../rooms/findRoom.ts';
import { rememberUnmailed } from '../calendar/rememberUnmailed.ts';
import { refusePast } from '../calendar/refusePast.ts';
import { toDetails } from '../calendar/toDetails.ts';
import { inviteToPlanned } from '../calendar/inviteToPlanned.ts';
import { refreshPlanned } from '../calendar/refreshPlanned.ts';
import { presentPlanned } from '../presenters/presentPlanned.ts';

export const scheduleMeeting = defineOperation(scheduleMeetingCall, async (input, { deps, account }) => {
  refusePast(deps, input);
  // Creates a separate room unless one was chosen, so that an early participant meets nobody from another meeting.
  const room = input.roomId
    ? await findOwnRoom(deps, input.roomId, account.accountId)
    : await createRoom(deps, account);
  const meeting: ScheduledMeetingRecord = {
    _id: createId(),
    ownerId: account.accountId,
    ownerName: account.fullName,
    ownerEmail: account.email,
    roomId: room._id,
    ...toDetails(input, account),
    sequence: 0,
    cancelledAt: null,
    remindedAt: null,
    unmailed: [],
  };
  await deps.scheduledMeetings.create(meeting);
  await deps.rooms.updateOne({ _id: room._id, usedAt: null }, { $set: { usedAt: deps.now() } });
  const { mailFailure, unmailed } = await inviteToPlanned(deps, meeting, meeting.invited, account);
  await rememberUnmailed(deps, meeting, unmailed);
  await refreshPlanned(deps, meeting, meeting.invited);
  return { ...presentPlanned(meeting, account), mailFailure };
});
