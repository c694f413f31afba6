import { string } from 'yup';
import { flag, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getCalendarFeed = defineCall('getCalendarFeed', {
  path: 'get-calendar-feed',
  access: 'user',
  summary: 'The private address of the caller’s calendar; `renew` makes the former address dead.',
  input: input({ renew: flag() }),
  output: output({ feedUrl: string().required() }),
  graphql: { mutation: true, success: 'CalendarFeed' },
});
