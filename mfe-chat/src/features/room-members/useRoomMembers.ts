import { addChatMembers, removeChatMember, resendChatInvite } from '@meet/chat-contract/operations';
import { PERIODS } from '@meet/contracts';
import { useHost, useTexts } from '@meet/remote-kit';
import { type ActionOptions, useAction } from '@meet/remote-kit/forms';
import { toast } from '@meet/ui';

/** Returns an action that adds people by address. */
export function useAddMembers(chatId: string, options: ActionOptions = {}) {
  const t = useTexts();
  const { api } = useHost();
  return useAction(async (emails: readonly string[]) => {
    await api.execute(addChatMembers, { chatId, participants: [...emails] });
    toast.snackbar(t('members.added', { count: emails.length }), PERIODS.preferenceSavedMs);
  }, options);
}

/** Returns the actions that add, remove and invite again. Toasts show failures of the latter two. */
export function useRoomMembers(chatId: string) {
  const t = useTexts();
  const { api, confirm } = useHost();
  const add = useAddMembers(chatId);

  const remove = useAction(
    async (email: string, name: string) => {
      const isSure = await confirm({
        title: t('members.removeTitle', { name }),
        message: t('members.removeMessage'),
        confirmText: t('members.remove'),
        tone: 'danger',
      });
      if (!isSure) return;
      await api.execute(removeChatMember, { chatId, participantToRemove: email });
    },
    { toasts: true },
  );

  const resend = useAction(
    async (email: string) => {
      await api.execute(resendChatInvite, { chatId, email, roomName: undefined });
      toast.snackbar(t('members.resent'), PERIODS.preferenceSavedMs);
    },
    { toasts: true, failTitle: t('members.fail') },
  );

  return { add, remove, resend };
}
