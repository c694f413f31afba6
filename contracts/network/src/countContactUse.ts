import { id, input, list, noOutput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const countContactUse = defineCall('countContactUse', {
  path: 'count-contact-use',
  access: 'service',
  summary: 'The account met these people or wrote to them: what frequent users are found from.',
  input: input({ accountId: id(), emails: list(text().required()).required().max(1000) }),
  output: noOutput,
});
