import { setAlias } from '@meet/accounts-contract';
import { editChatMessage, pinChatMessage, reactToChatMessage, sendChatMessage } from '@meet/chat-contract';
import type { Call, Caller, InputOf, OutputOf } from '@meet/contracts';
import { createWebhook } from '@meet/integrations-contract';
import { createHash } from 'node:crypto';
import type { BenchedProduct } from '../lib/openProduct.ts';
import { DAY_MS } from './company.ts';
import type { Company } from './fillCompany.ts';

const DELIVERIES = 2_000;
const SECRET = 'follow-request';

/** The company, and the things of its first person that calls name. */
export interface Subject extends Company {
  readonly alias: string;
  /** Number of an edited, pinned message with a reaction in the common room. */
  readonly sequence: number;
  readonly webhookId: string;
  /** Secret of a follow request that nobody answered. */
  readonly followToken: string;
}

/** Creates the things that the calls name, by the calls that create them. `deliveries` are those of one webhook. */
export async function prepareSubject(
  product: BenchedProduct,
  company: Company,
  owner: Caller,
  isGrown: boolean,
): Promise<Subject> {
  const make = <C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>> =>
    product.client.call(call, input, owner) as Promise<OutputOf<C>>;
  const { commonChatId } = company;
  await make(setAlias, { alias: 'orchard' });
  const { message: sent } = await make(sendChatMessage, { chatId: commonChatId, message: 'The agenda' });
  const message = { chatId: commonChatId, sequence: sent.sequence };
  await make(editChatMessage, { ...message, message: 'The agenda of today', revision: 1 });
  await make(pinChatMessage, { ...message, isPinned: true });
  await make(reactToChatMessage, { ...message, emoji: '👍', isOn: true });
  const { webhook } = await make(createWebhook, { url: 'https://receiver.example/', events: ['meeting.started'] });
  await addDeliveries(product, webhook.webhookId, owner.accountId!, isGrown ? DELIVERIES : 10);
  await addFollowRequest(product, owner.accountId!);
  return { ...company, alias: 'orchard', sequence: sent.sequence, webhookId: webhook.webhookId, followToken: SECRET };
}

/** Stores a follow request as its mail would announce it. */
async function addFollowRequest({ connection, now }: BenchedProduct, followerId: string): Promise<void> {
  await connection.collection('notifications.follows').insertOne({
    _id: 'follow-request',
    followerId,
    followedEmail: 'asked@example.org',
    followedId: null,
    state: 'asked',
    since: now(),
    secretDigest: createHash('sha256').update(SECRET).digest('base64url'),
    expiresAt: new Date(now() + DAY_MS),
  } as never);
}

/** Stores deliveries of a webhook, the latest of some days. */
async function addDeliveries({ connection, now }: BenchedProduct, webhookId: string, accountId: string, count: number) {
  await connection.collection('integrations.webhook_deliveries').insertMany(
    Array.from({ length: count }, (_, at) => ({
      _id: `${webhookId}-${at}`,
      webhookId,
      accountId,
      event: 'meeting.started',
      occurrenceId: `occurrence-${at}`,
      sealedBody: '',
      state: 'delivered',
      attempts: 1,
      tries: 1,
      holder: null,
      nextAttemptAt: 0,
      lastAttemptAt: now() - at,
      statusCode: 200,
      failure: null,
      createdAt: now() - at,
      version: 1,
      expiresAt: new Date(now() + DAY_MS),
    })) as never,
  );
}
