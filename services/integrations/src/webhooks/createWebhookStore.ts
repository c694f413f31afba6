import { WEBHOOKS_MAX } from '@meet/integrations-contract';
import { compareKeys, createId, takeSlot, type Secrets } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { WebhookRecord } from '../models/webhooks.ts';
import { createSecret } from './signBody.ts';

const URL_PURPOSE = 'integrations/webhook-url';
const SECRET_PURPOSE = 'integrations/webhook-secret';

export interface NewWebhook {
  readonly url: string;
  readonly description: string;
  readonly events: readonly string[];
  readonly enabled: boolean;
}

/** A webhook with its address and secret. */
export interface OpenWebhook extends WebhookRecord {
  readonly url: string;
  readonly secret: string;
}

/** Fields of an enabled webhook that decide whether it is notified. */
export type Subscription = Pick<WebhookRecord, '_id' | 'accountId' | 'events'>;

export interface WebhookStore {
  /** Creates a webhook. Returns undefined if the account already has the maximum. */
  create(accountId: string, webhook: NewWebhook): Promise<OpenWebhook | undefined>;
  /** Returns the account's webhooks, the oldest first. */
  list(accountId: string): Promise<OpenWebhook[]>;
  /** Returns the enabled webhooks of these accounts that receive one of the events. */
  findSubscribed(accountIds: readonly string[], events: readonly string[]): Promise<Subscription[]>;
  count(accountId: string): Promise<number>;
  find(accountId: string, webhookId: string): Promise<OpenWebhook | null>;
  /** Changes the given fields; returns null if the account has no such webhook. */
  change(
    accountId: string,
    webhookId: string,
    change: Partial<NewWebhook> & { readonly renewSecret?: boolean },
  ): Promise<OpenWebhook | null>;
  /** Removes a webhook. Returns whether there was one. */
  remove(accountId: string, webhookId: string): Promise<boolean>;
  /** Disables all enabled webhooks, and returns their ids. */
  disableAll(accountId: string): Promise<string[]>;
  open(webhook: WebhookRecord): OpenWebhook;
}

export interface WebhookStoreOptions {
  readonly webhooks: Model<WebhookRecord>;
  readonly secrets: Secrets;
  now(): number;
}

export function createWebhookStore({ webhooks, secrets, now }: WebhookStoreOptions): WebhookStore {
  const sealUrl = (url: string) => secrets.seal(URL_PURPOSE, url);
  const sealSecret = () => secrets.seal(SECRET_PURPOSE, createSecret());
  const open = (webhook: WebhookRecord): OpenWebhook => ({
    ...webhook,
    url: secrets.open(URL_PURPOSE, webhook.sealedUrl),
    secret: secrets.open(SECRET_PURPOSE, webhook.sealedSecret),
  });

  return {
    async create(accountId, { url, description, events, enabled }) {
      const webhook: Omit<WebhookRecord, 'slot'> = {
        _id: createId(),
        accountId,
        sealedUrl: sealUrl(url),
        sealedSecret: sealSecret(),
        description,
        events: [...events],
        enabled,
        disabledReason: null,
        failingSince: null,
        createdAt: now(),
      };
      return takeSlot(
        WEBHOOKS_MAX,
        async () => (await webhooks.find({ accountId }, { slot: 1 }).lean()).map(({ slot }) => slot),
        async (slot) => open((await webhooks.create({ ...webhook, slot })).toObject()),
      );
    },
    async list(accountId) {
      const own = await webhooks.find({ accountId }).lean();
      return own.sort((a, b) => a.createdAt - b.createdAt || compareKeys(a._id, b._id)).map(open);
    },
    findSubscribed: (accountIds, events) =>
      webhooks
        .find(
          { events: { $in: [...events] }, accountId: { $in: [...accountIds] }, enabled: true },
          { accountId: 1, events: 1 },
        )
        .lean(),
    count: (accountId) => webhooks.countDocuments({ accountId }),
    async find(accountId, webhookId) {
      const webhook = await webhooks.findOne({ _id: webhookId, accountId }).lean();
      return webhook && open(webhook);
    },
    async change(accountId, webhookId, { url, description, events, enabled, renewSecret }) {
      const changed = await webhooks
        .findOneAndUpdate(
          { _id: webhookId, accountId },
          {
            $set: {
              ...(url !== undefined && { sealedUrl: sealUrl(url), failingSince: null }),
              ...(description !== undefined && { description }),
              ...(events !== undefined && { events: [...events] }),
              ...(enabled !== undefined && { enabled, disabledReason: null, failingSince: null }),
              ...(renewSecret && { sealedSecret: sealSecret() }),
            },
          },
          { returnDocument: 'after' },
        )
        .lean();
      return changed && open(changed);
    },
    async remove(accountId, webhookId) {
      return (await webhooks.deleteOne({ _id: webhookId, accountId })).deletedCount === 1;
    },
    async disableAll(accountId) {
      const enabled = await webhooks.find({ accountId, enabled: true }, { _id: 1 }).lean();
      await webhooks.updateMany(
        { accountId, enabled: true },
        { $set: { enabled: false, disabledReason: 'password-reset' } },
      );
      return enabled.map(({ _id }) => _id);
    },
    open,
  };
}
