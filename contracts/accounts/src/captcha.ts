import { string } from 'yup';
import { input, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';

/** Actions that need a captcha. A token for one action is not valid for another. */
export const CAPTCHA_ACTIONS = ['inviteInSystemVerification'] as const;

export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number];

/** Providers of captchas. `altcha` is the product's own proof of work; the others issue tokens by their own script. */
export const CAPTCHA_PROVIDERS = ['altcha', 'recaptcha', 'turnstile'] as const;

export type CaptchaProviderName = (typeof CAPTCHA_PROVIDERS)[number];

const MAX_TOKEN_LENGTH = 8192;

/**
 * Captcha token: for the proof of work, base64 of `{challenge, solution}` as JSON; otherwise the provider's own token.
 */
export const captchaTokenField = () =>
  text().required('accounts.captchaFailed').max(MAX_TOKEN_LENGTH, 'accounts.captchaFailed');

export const captchaErrors = [accountsErrors.CAPTCHA_FAILED] as const;

export const getCaptcha = defineCall('getCaptcha', {
  path: 'get-captcha',
  access: 'public',
  summary: 'Returns the means to get a captcha token for an action: a challenge to solve, or a provider’s site key.',
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
    /**
     * Challenge of Altcha’s version 2 as JSON text, valid for ten minutes and one use. Null for the other providers.
     */
    challenge: string().nullable().defined(),
  }),
  rateLimit: { max: 60, windowSeconds: 60, by: 'address' },
  graphql: { query: 'captcha' },
});
