import { text } from '@meet/contracts';
import { accountsErrors } from './errors.ts';

/** Actions for which a captcha may be solved. A token for one action is worth nothing for another. */
export const CAPTCHA_ACTIONS = ['inviteInSystemVerification'] as const;

export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number];

/** `altcha` is the product's own proof of work; the others are asked for a token by their own script. */
export const CAPTCHA_PROVIDERS = ['altcha', 'recaptcha', 'turnstile'] as const;

export type CaptchaProviderName = (typeof CAPTCHA_PROVIDERS)[number];

const MAX_TOKEN_LENGTH = 8192;

/** Of the proof of work: base64 of `{challenge, solution}` as JSON; of the others: their own token. */
export const captchaTokenField = () =>
  text().required('accounts.captchaFailed').max(MAX_TOKEN_LENGTH, 'accounts.captchaFailed');

export const captchaErrors = [accountsErrors.CAPTCHA_FAILED] as const;
