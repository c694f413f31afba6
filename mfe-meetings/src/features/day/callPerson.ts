import { createMeeting, startMeetingWithContacts } from '@meet/meetings-contract/operations';
import type { CallablePerson } from '@meet/meetings-contract/page';
import type { HostApi } from '@meet/remote-kit';
import { goToMeeting } from '../../state/goToMeeting.ts';

/** Rings somebody into a meeting of their own, and leads there; a failure is told. */
export async function callPerson(host: HostApi, person: CallablePerson): Promise<void> {
  try {
    const { roomId } = await host.api.execute(createMeeting, {});
    const { mailFailure } = await host.api.execute(startMeetingWithContacts, {
      ...{ roomId, subject: null, groupName: null },
      invitedParticipants: [{ ...person, accountId: null, selected: true }],
    });
    if (mailFailure) host.toast({ type: 'warning', message: mailFailure });
    await goToMeeting(host, 'meetingStart', roomId);
  } catch (error) {
    host.toast({ type: 'error', message: host.i18n.errorText(error) });
  }
}
