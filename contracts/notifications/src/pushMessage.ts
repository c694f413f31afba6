import { id, input, list, noOutput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { NOTIFY_MAX_RECIPIENTS } from './notify.ts';

export const pushMessage = defineCall('pushMessage', {
  path: 'push-message',
  access: 'service',
  summary:
    'Somebody wrote to these accounts: told on their devices while no tab of theirs is open. Never what was said.',
  input: input({
    accountIds: list(id().required()).max(NOTIFY_MAX_RECIPIENTS).required(),
    chatId: id(),
    senderName: text().defined().max(1000),
    /** Empty between two people, and where the room has no name. */
    roomName: text().max(1000),
  }),
  output: noOutput,
});
