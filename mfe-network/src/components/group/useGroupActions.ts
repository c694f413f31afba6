import { PERIODS } from '@meet/contracts';
import { useHost, useTexts } from '@meet/remote-kit';
import { toast, useCopy } from '@meet/ui';
import { useNetwork } from '../../state/getNetwork.ts';
import type { Group, Member } from '@meet/remote-kit/network';

/** Returns the actions on a group; each reports its result. */
export function useGroupActions({ groupId, groupName, members }: Group) {
  const t = useTexts();
  const host = useHost();
  const { actions } = useNetwork();
  const { copy } = useCopy();

  async function confirmAndDo(question: 'leave' | 'delete', act: () => Promise<void>) {
    const confirmed = await host.confirm({
      title: t(`groups.${question}Title`, { name: groupName }),
      message: t(`groups.${question}Text`),
      confirmText: t(`groups.${question}`),
      tone: 'danger',
    });
    if (!confirmed) return;
    try {
      await act();
      host.toast({ type: 'success', message: t(`groups.${question}Done`) });
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
    }
  }

  return {
    startMeeting: () => host.openDialog('meetings.details/v1', { kind: 1, groupId }),
    sendMeetingInfo: () => host.openDialog('meetings.details/v1', { kind: 3, groupId }),
    startConversation: () => host.events.emit('conversation.requested@1', { groupId }),
    rename: () => host.openDialog('network.renameGroup/v1', { groupId }),
    addMembers: () => host.openDialog('network.addGroupMembers/v1', { groupId }),
    leave: () => confirmAndDo('leave', () => actions.leaveGroup(groupId)),
    remove: () => confirmAndDo('delete', () => actions.deleteGroup(groupId)),
    async copyEmails() {
      if (await copy(members.map(({ email }) => email).join(', '))) {
        toast.snackbar(t('groups.emailsCopied'), PERIODS.snackbarMs);
      }
    },
    async removeMember({ contactId, fullName }: Member) {
      const confirmed = await host.confirm({
        title: t('groups.removeMemberTitle', { name: fullName }),
        message: t('groups.removeMemberText', { group: groupName }),
        confirmText: t('groups.removeMember'),
        tone: 'danger',
      });
      if (!confirmed) return;
      try {
        await actions.removeMember(groupId, contactId);
        host.toast({ type: 'success', message: t('groups.memberRemoved') });
      } catch (error) {
        host.toast({ type: 'error', message: host.i18n.errorText(error) });
      }
    },
  };
}
