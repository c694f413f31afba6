import { object, string } from 'yup';
import { defineEvent } from '../events/defineEvent.ts';

/** Published on the internal channel, because other services and caches of callers hold copies of names. */
export const profileChanged = defineEvent('profileChanged', {
  summary: 'Name, alias or picture of an account changed.',
  payload: object({
    accountId: string().required(),
    email: string().required(),
    fullName: string().defined(),
    alias: string().nullable().defined(),
    avatar: string().nullable().defined(),
  }).meta({ name: 'Profile' }),
});
