import { boolean, number, object } from 'yup';
import { id, input, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { WEBHOOK_EVENTS } from './webhookEvents.ts';

export const tellWebhooks = defineCall('tellWebhooks', {
  path: 'tell-webhooks',
  access: 'service',
  summary: 'Something happened to an account: its webhooks that want to know are told, once each.',
  input: input({
    accountId: id(),
    event: text()
      .oneOf([...WEBHOOK_EVENTS])
      .required(),
    /** Names what happened: told again under the same name, it is told to nobody. */
    occurrenceId: text().required().max(200),
    /** Unix milliseconds. */
    at: number().required(),
    /** Data of the body; never people's texts to each other. */
    data: object({
      meetingId: text(),
      roomId: text(),
      subject: text(),
      reason: text(),
      participantName: text(),
      isGuest: boolean(),
      chatId: text(),
      sequence: number(),
      senderName: text(),
      senderEmail: text(),
    }).required(),
  }),
  output: output({ told: number().required() }),
});
