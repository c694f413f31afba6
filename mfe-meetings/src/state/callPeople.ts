import { getPersonalMeetingId, startMeetingWithContacts } from '@meet/meetings-contract/operations';
import type { HostApi } from '@meet/remote-kit';
import { goToMeeting } from './goToMeeting.ts';

export interface Called {
  readonly fullName: string;
  readonly email: string;
}

/** Starts a meeting in the person's own room, rings the called people, and goes there. A toast shows a failure. */
export async function callPeople(host: HostApi, people: readonly Called[]): Promise<void> {
  try {
    const { personalMeetingId: roomId } = await host.api.execute(getPersonalMeetingId, {});
    const { mailFailure } = await host.api.execute(startMeetingWithContacts, {
      roomId,
      subject: null,
      invitedParticipants: people.map(({ fullName, email }) => ({ fullName, email, selected: true })),
      groupName: null,
    });
    if (mailFailure) host.toast({ type: 'warning', message: mailFailure });
    await goToMeeting(host, 'meetingStart', roomId);
  } catch (error) {
    host.toast({ type: 'error', message: host.i18n.errorText(error) });
  }
}
