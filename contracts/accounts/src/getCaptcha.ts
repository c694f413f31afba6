import { string } from 'yup';
import { input, output, text } from '@meet/contracts';
import { CAPTCHA_ACTIONS, CAPTCHA_PROVIDERS } from './captcha.ts';
import { defineCall } from './defineCall.ts';

export const getCaptcha = defineCall('getCaptcha', {
  path: 'get-captcha',
  access: 'public',
  summary: 'What a client needs to get a captcha token for an action: a challenge to solve, or a provider’s site key.',
  input: input({
    action: text()
      .oneOf([...CAPTCHA_ACTIONS], 'common.invalid')
      .required('common.required'),
  }),
  output: output({
    provider: string()
      .oneOf([...CAPTCHA_PROVIDERS])
      .required(),
    /** Null for the proof of work. */
    siteKey: string().nullable().defined(),
    /** A challenge of Altcha’s second version as JSON text, good for ten minutes and one use; null for the others. */
    challenge: string().nullable().defined(),
  }),
  rateLimit: { max: 60, windowSeconds: 60, by: 'address' },
  graphql: { query: 'captcha' },
});
