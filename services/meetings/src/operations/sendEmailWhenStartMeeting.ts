import { ServiceError, type AccountCaller } from '@meet/contracts';
import { meetingsErrors, sendEmailWhenStartMeeting as sendEmailWhenStartMeetingCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { invitePeople } from '../invitations/invitePeople.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { findPeople } from '../people/findPeople.ts';
import { findRoom } from '../rooms/findRoom.ts';
import { findAttendance } from '../live/findAttendance.ts';
import { accessToRoom } from '../policies/accessToRoom.ts';
import { mayKnowMeeting } from '../policies/mayKnowMeeting.ts';

export const sendEmailWhenStartMeeting = defineOperation(
  sendEmailWhenStartMeetingCall,
  async ({ to, roomId, subject }, { deps, account }) => {
    const room = await findRoom(deps, roomId);
    const running = await findLiveMeeting(deps, roomId);
    const [access, attendance] = await Promise.all([
      accessToRoom(deps, room, account),
      findAttendance(deps, running, account.accountId),
    ]);
    const known = mayKnowMeeting(room, access, running, attendance) ? running : null;
    const people = await findPeople(
      deps,
      account,
      to.map((address) => ({ email: address })),
    );
    // A person who enters their own address wants the mail itself, and no notification of their own invitation.
    const invited = people.map((person) =>
      isSelf(person, account) ? { ...person, account: undefined, isAcquaintance: false } : person,
    );
    const place = { roomId, subject: subject?.trim() || known?.subject || '' };
    const mailed = await invitePeople(deps, account, invited, place);
    if (mailed === 0) throw new ServiceError(meetingsErrors.MAILS_TURNED_OFF);
    return {};
  },
);

const isSelf = ({ email }: { email: string }, account: AccountCaller) => email === account.email.toLowerCase();
