import { boolean, number, object, string } from 'yup';
import { input, output, text } from '../core/schema.ts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';

export const CAPTCHA_ACTIONS = ['inviteInSystemVerification'] as const;
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number];

const action = () => text().oneOf(CAPTCHA_ACTIONS, 'common.invalid').required('common.required');

export const getCaptchaChallenge = defineCall('getCaptchaChallenge', {
  path: 'get-captcha-challenge',
  access: 'public',
  summary: 'A proof of work to solve for one action, or the site key of the provider configured.',
  input: input({ action: action() }),
  output: output({
    provider: string<'altcha' | 'recaptcha' | 'turnstile'>().oneOf(['altcha', 'recaptcha', 'turnstile']).required(),
    siteKey: string().nullable().defined(),
    challenge: object({
      algorithm: string().required(),
      challenge: string().required(),
      maxnumber: number().required(),
      salt: string().required(),
      signature: string().required(),
    })
      .default(undefined)
      .nullable()
      .defined(),
  }),
  rateLimit: { max: 60, windowSeconds: 600, by: 'address' },
});

export const verifyCaptcha = defineCall('verifyCaptcha', {
  path: 'verify-captcha',
  access: 'service',
  summary: 'Accepts a solved captcha once; refuses a missing, replayed, foreign or wrong one.',
  input: input({ token: text().nullable(), action: action() }),
  output: output({ verified: boolean().oneOf([true]).required() }),
  errors: [accountsErrors.CAPTCHA_FAILED],
});
