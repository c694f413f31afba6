import type { ServiceBase } from '@meet/service-kit';
import type { Models } from '../models/createModels.ts';
import type { AccountsSettings } from '../settings.ts';
import type { Captcha } from './Captcha.ts';
import { createProofOfWork } from './createProofOfWork.ts';
import { createSiteVerify } from './createSiteVerify.ts';

const ADDRESSES = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const;

/**
 * Returns the configured captcha provider; the default is our own proof of work. Throws if the provider's keys are
 * missing.
 */
export function chooseCaptcha(
  { settings, secrets, now }: Pick<ServiceBase<AccountsSettings>, 'settings' | 'secrets' | 'now'>,
  models: Pick<Models, 'spentCaptchas'>,
): Captcha {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = settings;
  if (provider === 'altcha') {
    return createProofOfWork({ spent: models.spentCaptchas, secrets, effort: settings.CAPTCHA_EFFORT, now });
  }
  if (!siteKey || !secret) throw new Error(`CAPTCHA_PROVIDER=${provider} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET.`);
  return createSiteVerify({
    provider,
    address: settings.CAPTCHA_VERIFY_URL ?? ADDRESSES[provider],
    siteKey,
    secret,
    // Turnstile returns no score: it challenges doubtful visitors itself.
    ...(provider === 'recaptcha' && { isEnough: ({ score = 0 }) => score >= settings.CAPTCHA_MIN_SCORE }),
  });
}
