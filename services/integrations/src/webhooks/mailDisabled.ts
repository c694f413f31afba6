import { getAccounts } from '@meet/accounts-contract';
import { hrefFor } from '@meet/contracts/routes';
import type { WebhookDisabledReason } from '@meet/integrations-contract';
import { deliverMail } from '@meet/notifications-contract';
import type { ServiceBase } from '@meet/service-kit';
import type { WebhookRecord } from '../models/webhooks.ts';
import type { WebhookStore } from './createWebhookStore.ts';

export interface MailDisabledOptions extends Pick<ServiceBase, 'callAsService' | 'translator' | 'publicUrl' | 'log'> {
  readonly store: WebhookStore;
}

/** Mails the owner that a webhook was disabled. The mail contains only the host of its address. A failure is logged. */
export async function mailDisabled(
  { callAsService, store, translator, publicUrl, log }: MailDisabledOptions,
  webhook: WebhookRecord,
  reason: WebhookDisabledReason,
): Promise<void> {
  try {
    const { accounts } = await callAsService(getAccounts, { accountIds: [webhook.accountId] });
    const [owner] = accounts;
    if (!owner) return;
    const { host } = new URL(store.open(webhook).url);
    const say = (key: string) => translator.translate(owner.locale, `integrations.webhookMail.${key}`, { host });
    await callAsService(deliverMail, {
      to: owner.email,
      locale: owner.locale,
      subject: say('subject'),
      title: say('subject'),
      body: say(reason),
      action: { label: say('action'), url: `${publicUrl}${hrefFor('integrations')}` },
      footnote: say('footnote'),
    });
  } catch (error) {
    log.warn({ err: error }, 'the owner of a webhook could not be notified that it is disabled');
  }
}
