import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { flag, id, input, noOutput, output, requiredLine, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { CHAT_WEBHOOKS_MAX, CHAT_WEBHOOK_NAME_MAX, CHAT_WEBHOOK_POSTS } from './limits.ts';
import { chatId, clientMessageId, messageContent } from './schemas.ts';

/** Name of an incoming webhook, which its messages carry. */
const webhookName = () =>
  requiredLine('chat.webhookNameRequired').max(CHAT_WEBHOOK_NAME_MAX, 'chat.webhookNameTooLong');

export const chatWebhook = object({
  webhookId: string().required(),
  name: string().required(),
  /** Name of the member who created it; empty if they left the room. */
  creatorName: string().defined(),
  /** Whether its messages may mention everybody. */
  mayMentionAll: boolean().required(),
  /** Whether it posts nothing, because its creator may not manage the room any more. */
  isPaused: boolean().required(),
  createdAt: timestamp(),
  /** Accurate to a minute; null if it was never used. */
  lastUsedAt: timestamp().nullable().defined(),
}).meta({ name: 'ChatWebhook' });
export type ChatWebhook = InferType<typeof chatWebhook>;

const refusals = [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_MANAGE_NOT_ALLOWED, chatErrors.CHAT_ROOM_IS_PRIVATE];

export const getChatWebhooks = defineCall('getChatWebhooks', {
  path: 'get-chat-webhooks',
  access: 'user',
  summary: 'Lists the incoming webhooks of a room, the oldest first, for members who may manage it. Never their URLs.',
  input: input({ chatId: chatId() }),
  output: output({ webhooks: array(chatWebhook.required()).required() }),
  errors: refusals,
  impersonation: 'allowed',
  graphql: { query: 'chatWebhooks', value: 'webhooks' },
});

/** Fields of the form. The call also takes the room's id. */
export const createChatWebhookForm = input({
  name: webhookName(),
  /** Whether its messages may mention everybody; default false. */
  mayMentionAll: flag(),
});

export const createChatWebhook = defineCall('createChatWebhook', {
  path: 'create-chat-webhook',
  access: 'user',
  summary: `Creates a URL that posts to a room, for a member who may manage it. Only this answer holds the URL. A room has up to ${CHAT_WEBHOOKS_MAX}.`,
  input: createChatWebhookForm.shape({ chatId: chatId() }),
  output: output({
    webhook: chatWebhook.required(),
    /** Address that takes messages. Everybody who knows it may post. */
    url: string().required(),
  }),
  errors: [...refusals, chatErrors.CHAT_WEBHOOKS_FULL],
  rateLimit: { max: 30, windowSeconds: 3600 },
  graphql: { mutation: true },
});

export const deleteChatWebhook = defineCall('deleteChatWebhook', {
  path: 'delete-chat-webhook',
  access: 'user',
  summary: 'Revokes an incoming webhook of a room; its URL posts nothing from then on. For members who may manage it.',
  input: input({ chatId: chatId(), webhookId: id() }),
  output: noOutput,
  errors: [...refusals, chatErrors.CHAT_WEBHOOK_NOT_FOUND],
  graphql: { mutation: true, echo: ['webhookId'] },
});

/** Prefix of the secret in every URL. */
export const CHAT_WEBHOOK_PREFIX = 'cw_';

export const postToChatWebhook = defineCall('postToChatWebhook', {
  path: 'chat-webhooks/:secret',
  access: 'public',
  summary: `Posts a message to the room of an incoming webhook, marked as a bot’s. Takes JSON, or a form whose \`payload\` is JSON. One webhook posts up to ${CHAT_WEBHOOK_POSTS.max} messages a minute.`,
  input: input({
    /** Last part of the webhook’s URL. */
    secret: id(),
    /** Markdown, as members type it. `<@accountId>` mentions a member. */
    text: messageContent(),
    /** A repeated id posts nothing again. */
    clientMessageId: clientMessageId(),
  }),
  output: output({
    /** Number of the message in its room. */
    sequence: number().required(),
  }),
  errors: [
    chatErrors.CHAT_WEBHOOK_NOT_FOUND,
    chatErrors.CHAT_WEBHOOK_ENDED,
    chatErrors.CHAT_WEBHOOK_PAUSED,
    chatErrors.CHAT_MENTION_ALL_NOT_ALLOWED,
  ],
  formMember: 'payload',
  bodyLimit: 128 * 1024,
  rateLimit: { max: 600, windowSeconds: 60, by: 'address' },
});

export const endChatWebhooks = defineCall('endChatWebhooks', {
  path: 'end-chat-webhooks',
  access: 'service',
  summary: 'Revokes all incoming webhooks that an account created, because its password is a new one.',
  input: input({ accountId: id() }),
  output: noOutput,
});
