import { ServiceError } from '@meet/contracts';
import { meetingsErrors, startMeetingWithContacts as startMeetingWithContactsCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { callPeople } from '../invitations/callPeople.ts';
import { sayMailFailure } from '../invitations/sayMailFailure.ts';
import { ensureLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { findInvited } from '../people/findInvited.ts';
import { accessToRoom } from '../policies/accessToRoom.ts';
import { changeRoom } from '../rooms/changeRoom.ts';
import { findRoom } from '../rooms/findRoom.ts';
import { makeGroup } from '../people/makeGroup.ts';
import { refuseNobody } from '../people/refuseNobody.ts';

export const startMeetingWithContacts = defineOperation(
  startMeetingWithContactsCall,
  async (input, { deps, account }) => {
    const found = await findRoom(deps, input.roomId);
    const access = await accessToRoom(deps, found, account);
    if (!access.isHost) throw new ServiceError(meetingsErrors.MEETING_START_REFUSED);
    const invited = await findInvited(deps, account, input.invitedParticipants);
    if (invited.length === 0) refuseNobody();
    const groupId = input.groupName ? await makeGroup(deps, account, input.groupName, invited) : null;
    const { room } = await changeRoom(deps, found, { password: input.password });
    const meeting = await ensureLiveMeeting(deps, room, input);
    // The meeting runs even if some mails failed.
    const mailFailure = await callPeople(deps, account, invited, { roomId: room._id, subject: meeting.subject }).then(
      () => null,
      (error: unknown) => sayMailFailure(deps, account.locale, error),
    );
    return { meetingId: room._id, roomId: room._id, isOwner: access.isOwner, groupId, mailFailure };
  },
);
