import { CallFailure } from '@meet/contracts/client';
import { validateForm } from '@meet/contracts/forms';
import {
  WEBHOOK_DESCRIPTION_MAX_LENGTH,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookEvent,
} from '@meet/integrations-contract';
import { changeWebhook, createWebhook } from '@meet/integrations-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { Formik, Stack, SwitchField, TextField, type FormikHelpers } from '@meet/ui';
import type { Schema } from 'yup';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { EventsField } from './EventsField.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';

interface Values {
  readonly url: string;
  readonly description: string;
  readonly events: WebhookEvent[];
  readonly enabled: boolean;
}

interface Props {
  /** Undefined: a new one is made. */
  readonly webhook: Webhook | undefined;
  readonly onSaved: (webhook: Webhook) => void;
  readonly onClose: () => void;
}

/** Adds a webhook, or changes one. A refusal of the address stands at its field. */
export function WebhookDialog({ webhook, onSaved, onClose }: Props) {
  const t = useTexts();
  const { api, toast, i18n } = useHost();

  async function save(values: Values, { setFieldError }: FormikHelpers<Values>) {
    try {
      const answer = webhook
        ? await api.execute(changeWebhook, { webhookId: webhook.webhookId, ...values })
        : await api.execute(createWebhook, values);
      onSaved(answer.webhook);
      toast({ type: 'success', message: t(webhook ? 'webhooks.changed' : 'webhooks.added') });
      onClose();
    } catch (error) {
      const isAboutUrl = error instanceof CallFailure && error.code === 'WEBHOOK_URL_REFUSED';
      if (isAboutUrl) setFieldError('url', i18n.errorText(error));
      else toast({ type: 'error', message: i18n.errorText(error) });
    }
  }

  return (
    <Formik<Values>
      initialValues={{
        url: webhook?.url ?? '',
        description: webhook?.description ?? '',
        events: WEBHOOK_EVENTS.filter((event) => webhook?.events.includes(event) ?? true),
        enabled: webhook?.enabled ?? true,
      }}
      validate={(values) =>
        validateForm(createWebhook.input as Schema, values, (key, params) => t(`contracts:${key}`, params))
      }
      onSubmit={save}
    >
      <FormDialog
        sticky
        title={t(webhook ? 'webhooks.changeTitle' : 'webhooks.addTitle')}
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
      </FormDialog>
    </Formik>
  );
}
