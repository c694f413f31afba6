import { PERIODS } from '@meet/contracts';
import { inviteContactToMeeting } from '@meet/meetings-contract/operations';
import { CallFailure } from '@meet/contracts/client';
import { useHost, useTexts } from '@meet/remote-kit';
import { toast, useCopy } from '@meet/ui';
import { useNetwork } from '../../state/getNetwork.ts';
import type { Contact } from '@meet/remote-kit/network';

/** Returns the actions on a contact; each reports its result. */
export function useContactActions(contact: Contact) {
  const t = useTexts();
  const host = useHost();
  const { actions, meetingRoom$ } = useNetwork();
  const { copy } = useCopy();
  const { contactId, fullName, email } = contact;

  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
    }
  };
  const mark = async (act: () => Promise<void>, failure: string) => {
    try {
      await act();
    } catch {
      toast.snackbar(failure, PERIODS.snackbarMs);
    }
  };

  return {
    call: () => host.events.emit('call.requested@1', { people: [{ fullName, email }] }),
    startMeeting: () => host.openDialog('meetings.details/v1', { kind: 0, contactId }),
    sendMeetingInfo: () => host.openDialog('meetings.details/v1', { kind: 2, contactId }),
    startConversation: () => host.events.emit('conversation.requested@1', { contactId }),
    edit: () => host.openDialog('network.editContact/v1', { contactId }),
    togglePin: () => attempt(() => actions.togglePin(contactId)),
    markTeam: () => mark(() => actions.markTeam(contact), t('contacts.teamFailed')),
    markPartner: () => mark(() => actions.markPartner(contact), t('contacts.partnersFailed')),
    async copyEmail() {
      if (await copy(email)) toast.snackbar(t('contacts.emailCopied'), PERIODS.snackbarMs);
    },
    async addToMeeting() {
      const roomId = meetingRoom$.value;
      if (!roomId) return;
      try {
        const { message } = await host.api.execute(inviteContactToMeeting, { contactId, roomId });
        host.events.emit('meeting.contactInvited@1', { contactId, roomId });
        host.toast({ type: 'success', message });
      } catch (error) {
        const refused = error instanceof CallFailure && error.status === 200;
        host.toast({ type: refused ? 'warning' : 'error', message: host.i18n.errorText(error) });
      }
    },
    async remove() {
      const confirmed = await host.confirm({
        title: t('contacts.deleteTitle', { name: fullName }),
        message: t('contacts.deleteText'),
        confirmText: t('contacts.delete'),
        tone: 'danger',
      });
      if (!confirmed) return;
      await attempt(async () => {
        await actions.deleteContact(contactId);
        host.toast({ type: 'success', message: t('contacts.deleted') });
      });
    },
  };
}
