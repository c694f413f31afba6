import { createChatWebhookForm, type ChatWebhook } from '@meet/chat-contract';
import { createChatWebhook } from '@meet/chat-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { SwitchField, TextField } from '@meet/ui';

interface Props {
  readonly chatId: string;
  readonly onCreated: (created: { readonly webhook: ChatWebhook; readonly url: string }) => void;
  readonly onClose: () => void;
}

/** Creates an incoming webhook of a room. */
export function CreateWebhookDialog({ chatId, onCreated, onClose }: Props) {
  const t = useTexts();
  const { api } = useHost();
  return (
    <CallDialog
      size="450px"
      title={t('webhooks.addTitle')}
      schema={createChatWebhookForm}
      initialValues={{ name: '', mayMentionAll: false }}
      send={({ name, mayMentionAll }) => api.execute(createChatWebhook, { chatId, name: name.trim(), mayMentionAll })}
      onDone={onCreated}
      cancelLabel={t('cancel')}
      submitLabel={t('webhooks.create')}
      onClose={onClose}
    >
      <TextField name="name" label={t('webhooks.name')} help={t('webhooks.nameHelp')} autoComplete="off" required />
      <SwitchField name="mayMentionAll" label={t('webhooks.mayMentionAll')} />
    </CallDialog>
  );
}
