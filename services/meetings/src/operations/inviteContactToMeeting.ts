import { ServiceError } from '@meet/contracts';
import { inviteContactToMeeting as inviteContactToMeetingCall, meetingsErrors } from '@meet/meetings-contract';
import { getOwnedContact } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { callPeople } from '../invitations/callPeople.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { findInvited } from '../people/findInvited.ts';

export const inviteContactToMeeting = defineOperation(
  inviteContactToMeetingCall,
  async ({ contactId, roomId }, { deps, account }) => {
    const seat = await deps.attendances
      .findOne({ accountId: account.accountId, present: true, admitted: true, ...(roomId && { roomId }) })
      .lean();
    const meeting = seat && (await findLiveMeeting(deps, seat.roomId));
    if (!meeting) throw new ServiceError(meetingsErrors.NOT_IN_MEETING);
    const { contact } = await deps.callAsService(getOwnedContact, { accountId: account.accountId, contactId });
    const [person] = await findInvited(deps, account, [contact]);
    await callPeople(deps, account, [person!], { roomId: meeting.roomId, subject: meeting.subject });
    return {
      message: deps.translator.translate(account.locale, 'meetings.contactCalled', { name: contact.fullName }),
    };
  },
);
