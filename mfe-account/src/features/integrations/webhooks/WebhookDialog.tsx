import { CallFailure } from '@meet/contracts/client';
import {
  WEBHOOK_DESCRIPTION_MAX_LENGTH,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookEvent,
} from '@meet/integrations-contract';
import { changeWebhook, createWebhook } from '@meet/integrations-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { Stack, SwitchField, TextField } from '@meet/ui';
import { EventsField } from './EventsField.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';

interface Values {
  readonly url: string;
  readonly description: string;
  readonly events: WebhookEvent[];
  readonly enabled: boolean;
}

interface Props {
  /** The webhook to change; undefined creates a new one. */
  readonly webhook: Webhook | undefined;
  readonly onSaved: (webhook: Webhook) => void;
  readonly onClose: () => void;
}

/** Adds a webhook, or changes one. If the server refuses the address, the error stands at its field. */
export function WebhookDialog({ webhook, onSaved, onClose }: Props) {
  const t = useTexts();
  const { api, toast, i18n } = useHost();

  const initialValues: Values = {
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    events: WEBHOOK_EVENTS.filter((event) => webhook?.events.includes(event) ?? !event.startsWith('chat.')),
    enabled: webhook?.enabled ?? true,
  };

  function placeRefusal(error: unknown) {
    const message = i18n.errorText(error);
    if (error instanceof CallFailure && error.code === 'WEBHOOK_URL_REFUSED') return { url: message };
    toast({ type: 'error', message });
  }

  return (
    <CallDialog
      title={t(webhook ? 'webhooks.changeTitle' : 'webhooks.addTitle')}
      schema={createWebhook.input}
      initialValues={initialValues}
      send={(values) =>
        webhook
          ? api.execute(changeWebhook, { webhookId: webhook.webhookId, ...values })
          : api.execute(createWebhook, values)
      }
      onDone={(answer) => {
        onSaved(answer.webhook);
        toast({ type: 'success', message: t(webhook ? 'webhooks.changed' : 'webhooks.added') });
        onClose();
      }}
      toRefusal={placeRefusal}
      cancelLabel={t('webhooks.cancel')}
      submitLabel={t(webhook ? 'webhooks.save' : 'webhooks.add')}
      onClose={onClose}
    >
      <TextField
        name="url"
        type="url"
        label={t('webhooks.url')}
        help={t('webhooks.urlHelp')}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        name="description"
        label={t('webhooks.name')}
        help={t('webhooks.nameHelp')}
        autoComplete="off"
        maxLength={WEBHOOK_DESCRIPTION_MAX_LENGTH}
      />
      <Stack gap={4}>
        <EventsField name="events" />
        <SwitchField name="enabled" label={t('webhooks.enable')} />
        <WebhookSecret webhook={webhook} onRenewed={onSaved} />
      </Stack>
    </CallDialog>
  );
}
