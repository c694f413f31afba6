import type { ChatWebhook } from '@meet/chat-contract';
import { deleteChatWebhook, getChatWebhooks } from '@meet/chat-contract/operations';
import { createLiveQuery, useHost, useLiveState, useScope, useTexts, type LiveState } from '@meet/remote-kit';
import { useAction } from '@meet/remote-kit/forms';

type Webhooks = readonly ChatWebhook[];

/** Loads the incoming webhooks of a room, and returns actions on them. */
export function useRoomWebhooks(chatId: string) {
  const t = useTexts();
  const { api, confirm, events, toast } = useHost();
  const list = useScope(
    (scope) =>
      createLiveQuery<Webhooks>(scope, {
        events,
        fetch: async (signal) => (await api.execute(getChatWebhooks, { chatId }, signal)).webhooks,
        reduce: (known) => known,
      }),
    chatId,
  );
  const { value, status }: Pick<LiveState<Webhooks | undefined>, 'value' | 'status'> = useLiveState(list);
  const reload = () => void list?.refetch();

  const revoke = useAction(
    async ({ webhookId, name }: ChatWebhook) => {
      const question = { title: t('webhooks.revokeTitle', { name }), message: t('webhooks.revokeMessage') };
      if (!(await confirm({ ...question, confirmText: t('webhooks.revoke'), tone: 'danger' }))) return;
      try {
        await api.execute(deleteChatWebhook, { chatId, webhookId });
        toast({ type: 'success', message: t('webhooks.revoked') });
      } finally {
        // After a refusal, too: another manager may have revoked it.
        reload();
      }
    },
    { toasts: true },
  );

  return { webhooks: value, status, reload, revoke };
}
