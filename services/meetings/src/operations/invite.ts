import { ServiceError } from '@meet/contracts';
import { findAccountsByEmail } from '@meet/contracts/accounts';
import {
  inviteContactToMeeting as inviteContactToMeetingCall,
  meetingsErrors,
  sendEmailWhenStartMeeting as sendEmailWhenStartMeetingCall,
} from '@meet/contracts/meetings';
import { getContactOf } from '@meet/contracts/network';
import { defineOperation } from '../define.ts';
import { mailInvitation } from '../invitations/mailInvitation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { findInvited } from '../people/findInvited.ts';
import { ringPeople } from '../rings/ringPeople.ts';
import { findRoom } from '../rooms/findRoom.ts';

export const sendEmailWhenStartMeeting = defineOperation(
  sendEmailWhenStartMeetingCall,
  async ({ to, roomId, subject }, { deps, account }) => {
    await findRoom(deps, roomId);
    const running = await findLiveMeeting(deps, roomId);
    const addresses = [...new Set(to.map((address) => address.toLowerCase()))];
    const { accounts } = await deps.effects.callAsService(findAccountsByEmail, { emails: addresses });
    const localeOf = new Map(accounts.map(({ email, locale }) => [email.toLowerCase(), locale]));
    for (const address of addresses) {
      await mailInvitation(deps, account, {
        to: address,
        locale: localeOf.get(address) ?? account.locale,
        roomId,
        subject: subject?.trim() || running?.subject || '',
      });
    }
    return {};
  },
);

export const inviteContactToMeeting = defineOperation(
  inviteContactToMeetingCall,
  async ({ contactId, roomId }, { deps, account }) => {
    const seat = await deps.attendances
      .findOne({ accountId: account.accountId, present: true, ...(roomId && { roomId }) })
      .lean();
    const meeting = seat && (await findLiveMeeting(deps, seat.roomId));
    if (!meeting) throw new ServiceError(meetingsErrors.NOT_IN_MEETING);
    const { contact } = await deps.effects.callAsService(getContactOf, { accountId: account.accountId, contactId });
    const [person] = await findInvited(deps, account, [contact]);
    const invitation = { roomId: meeting.roomId, subject: meeting.subject };
    if (person!.account) await ringPeople(deps, account, invitation, [person!.account]);
    else await mailInvitation(deps, account, { ...invitation, to: person!.email, locale: account.locale });
    return {
      message: deps.translator.translate(account.locale, 'meetings.contactCalled', { name: contact.fullName }),
    };
  },
);
