import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { textId } from './fields.ts';

export const closeCalendarFeed = defineCall('closeCalendarFeed', {
  path: 'close-calendar-feed',
  access: 'service',
  summary: 'Makes the address of an account’s calendar dead; the next asking makes another.',
  input: input({ accountId: textId() }),
  output: noOutput,
});
