import { addressKey, email, text } from '@meet/contracts';
import { groupName } from './fields.ts';
import { startOptionsForm } from './startOptionsForm.ts';

export interface ParticipantInviteContext {
  readonly ownEmail: string;
  /** Addresses in the list already. */
  readonly invited: readonly string[];
}

/** One address of the meeting details dialog. */
export const participantInviteEmail = ({ ownEmail, invited }: ParticipantInviteContext) =>
  email({ required: 'meetings.inviteEmailRequired', invalid: 'meetings.inviteEmailInvalid' })
    .test('not-own', 'meetings.inviteYourself', (value) => !same(value, ownEmail))
    .test('not-twice', 'meetings.inviteTwice', (value) => !invited.some((present) => same(value, present)));

/** The meeting details dialog's own fields; the group's name counts once a group is wanted. */
export const meetingDetailsForm = startOptionsForm.shape({
  roomId: text().required('meetings.roomRequired'),
  groupName: text().when('createGroup', { is: true, then: () => groupName() }),
});

const same = (a: string | undefined, b: string) => addressKey(a?.trim() ?? '') === addressKey(b);
