import { object, string } from 'yup';
import { defineEvent } from '../events/defineEvent.ts';

/** Published on the internal channel: other services, and whatever knows callers, keep copies of names. */
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
