import type { MeetingPerson } from '@meet/meetings-contract';
import {
  createGroupWithInvitedContacts,
  sendEmailWhenStartMeeting,
  startMeetingWithContacts,
} from '@meet/meetings-contract/operations';
import type { MeetingDetailsKind } from '@meet/meetings-contract/page';
import { useHost, useTexts } from '@meet/remote-kit';
import { useState } from 'react';
import { toStartOptions } from '../../parts/toStartOptions.ts';
import { goToMeeting } from '../../state/goToMeeting.ts';
import { startsMeeting } from './detailsKind.ts';

interface DetailsValues {
  readonly subject: string;
  readonly roomId: string;
  readonly createGroup: boolean;
  readonly groupName: string;
  readonly password: string;
  readonly mode: string;
}

/**
 * Returns actions that start the meeting and go there, or send the mails. `problem` is the reason of the last failure.
 */
export function useSubmitDetails(kind: MeetingDetailsKind, onClose: (result?: 'started' | 'sent') => void) {
  const t = useTexts();
  const host = useHost();
  const [problem, setProblem] = useState<string>();

  const send = async (values: DetailsValues, people: readonly MeetingPerson[]) => {
    setProblem(undefined);
    const { subject, roomId, createGroup, groupName } = values;
    const input = {
      subject: subject.trim() || null,
      roomId,
      invitedParticipants: people.map(({ accountId, fullName, email }) => ({
        accountId,
        fullName,
        email,
        selected: true,
      })),
      groupName: createGroup ? groupName.trim() : null,
    };
    try {
      if (startsMeeting(kind)) {
        const { groupId, mailFailure } = await host.api.execute(startMeetingWithContacts, {
          ...input,
          ...toStartOptions(values),
        });
        if (groupId) notifyGroup();
        if (mailFailure) host.toast({ type: 'warning', message: mailFailure });
        onClose('started');
        return await goToMeeting(host, 'meetingStart', roomId);
      }
      if (createGroup) {
        await host.api.execute(createGroupWithInvitedContacts, input);
        notifyGroup();
      }
      const to = people.map(({ email }) => email);
      await host.api.execute(sendEmailWhenStartMeeting, { to, roomId, subject: input.subject });
      host.toast({ type: 'success', message: t('details.sent') });
      onClose('sent');
    } catch (error) {
      setProblem(host.i18n.errorText(error));
    }
  };

  const notifyGroup = () => {
    host.events.emit('groups.changed@1', {});
    host.toast({ type: 'success', message: t('details.groupCreated') });
  };

  return { problem, send };
}
