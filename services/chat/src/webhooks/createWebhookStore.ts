import { CHAT_WEBHOOK_POSTS, CHAT_WEBHOOK_PREFIX, CHAT_WEBHOOKS_MAX } from '@meet/chat-contract';
import { compareKeys, consumeLimit, createId, takeSlot, type LimitStore, type Secrets } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { randomBytes } from 'node:crypto';
import type { LiveWebhook, WebhookRecord } from '../models/webhookModel.ts';

const PURPOSE = 'chat/webhook';
const SECRET_BYTES = 32;
const USE_NOTED_MS = 60_000;
/** Time for which the URL of an ended webhook is distinguished from an unknown one. */
const ENDED_KEPT_MS = 30 * 86_400_000;

interface NewWebhook {
  readonly chatId: string;
  readonly name: string;
  readonly creatorId: string;
  readonly mayMentionAll: boolean;
}

export interface WebhookStore {
  /** Creates a webhook with its secret, which is not stored. Returns undefined if the room has the maximum. */
  create(webhook: NewWebhook): Promise<{ readonly webhook: LiveWebhook; readonly secret: string } | undefined>;
  /** Returns the webhooks of a room, the oldest first. */
  list(chatId: string): Promise<LiveWebhook[]>;
  /** Returns the webhook of a secret, also if it has ended. */
  find(secret: string): Promise<LiveWebhook | 'ended' | undefined>;
  /** Counts one message. Throws TOO_MANY_REQUESTS beyond the limit. */
  countPost(webhook: LiveWebhook): Promise<void>;
  /** Records that a webhook is used now, at most once a minute. */
  noteUse(webhook: LiveWebhook): Promise<void>;
  /** Ends a webhook of a room. Returns whether there was one. */
  end(chatId: string, webhookId: string): Promise<boolean>;
  /** Ends all webhooks of a room, or of an account. */
  endAll(of: Pick<WebhookRecord, 'chatId'> | Pick<WebhookRecord, 'creatorId'>): Promise<void>;
}

export interface WebhookStoreOptions {
  readonly webhooks: Model<WebhookRecord>;
  readonly secrets: Secrets;
  readonly limits: LimitStore;
  now(): number;
}

export function createWebhookStore({ webhooks, secrets, limits, now }: WebhookStoreOptions): WebhookStore {
  const posts = limits('chat.webhook', CHAT_WEBHOOK_POSTS);
  const hash = (secret: string) => secrets.hash(PURPOSE, secret);
  const toEnd = () => ({
    $set: { endedAt: now(), expiresAt: new Date(now() + ENDED_KEPT_MS) },
    $unset: { chatId: 1, slot: 1, name: 1, creatorId: 1, mayMentionAll: 1, lastUsedAt: 1 },
  });

  return {
    async create(given) {
      const secret = `${CHAT_WEBHOOK_PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
      const made = { _id: createId(), hash: hash(secret), ...given, createdAt: now() };
      const webhook = await takeSlot(
        CHAT_WEBHOOKS_MAX,
        async () => (await webhooks.find({ chatId: given.chatId }, { slot: 1 }).lean()).map(({ slot }) => slot!),
        async (slot) => {
          await webhooks.create({ ...made, slot });
          return { ...made, slot };
        },
      );
      return webhook && { webhook, secret };
    },
    async list(chatId) {
      const own = await webhooks.find({ chatId }).lean();
      return own.sort((a, b) => a.createdAt - b.createdAt || compareKeys(a._id, b._id)) as LiveWebhook[];
    },
    async find(secret) {
      const webhook = await webhooks.findOne({ hash: hash(secret) }).lean();
      if (!webhook) return undefined;
      return webhook.endedAt === undefined ? (webhook as LiveWebhook) : 'ended';
    },
    countPost: ({ _id }) => consumeLimit(posts, _id),
    async noteUse({ _id, lastUsedAt }) {
      const at = now();
      if (lastUsedAt !== undefined && at - lastUsedAt < USE_NOTED_MS) return;
      await webhooks.updateOne({ _id, endedAt: { $exists: false } }, { $max: { lastUsedAt: at } });
    },
    async end(chatId, webhookId) {
      return (await webhooks.updateOne({ _id: webhookId, chatId }, toEnd())).matchedCount === 1;
    },
    async endAll(of) {
      await webhooks.updateMany(of, toEnd());
    },
  };
}
