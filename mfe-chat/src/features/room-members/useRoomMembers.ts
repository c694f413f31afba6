import { PERIODS } from '@meet/contracts';
import { useHost, useTexts } from '@meet/remote-kit';
import { toast } from '@meet/ui';
import { useChat } from '../../state/chatOf.ts';
import { mutate } from '../../state/mutate.ts';
import { successOf } from '../../state/Refusal.ts';
import { useAction } from '../../state/useAction.ts';
import { AddChatMembersDocument } from './addChatMembers.generated.ts';
import { RemoveChatMemberDocument } from './removeChatMember.generated.ts';
import { ResendChatInviteDocument } from './resendChatInvite.generated.ts';

/** Adds, removes and invites again; failures of the latter two stand in toasts. */
export function useRoomMembers(chatId: string) {
  const t = useTexts();
  const { apollo, confirm } = useHost();
  const { rooms } = useChat();

  const add = useAction(async (emails: readonly string[]) => {
    const { addChatMembers } = await mutate(apollo, AddChatMembersDocument, { chatId, emails: [...emails] });
    successOf(addChatMembers);
    toast.snackbar(t('members.added', { count: emails.length }), PERIODS.preferenceSavedMs);
    await rooms.refresh(chatId);
  });

  const remove = useAction(
    async (email: string, name: string) => {
      const isSure = await confirm({
        title: t('members.removeTitle', { name }),
        message: t('members.removeMessage'),
        confirmText: t('members.remove'),
        tone: 'danger',
      });
      if (!isSure) return;
      const { removeChatMember } = await mutate(apollo, RemoveChatMemberDocument, { chatId, email });
      successOf(removeChatMember);
      await rooms.refresh(chatId);
    },
    { toasts: true },
  );

  const resend = useAction(
    async (email: string) => {
      const { resendChatInvite } = await mutate(apollo, ResendChatInviteDocument, { chatId, email });
      successOf(resendChatInvite);
      toast.snackbar(t('members.resent'), PERIODS.preferenceSavedMs);
    },
    { toasts: true, failTitle: t('members.fail') },
  );

  return { add, remove, resend };
}
