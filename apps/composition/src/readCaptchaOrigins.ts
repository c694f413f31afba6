import { accountsSettings } from '@meet/service-accounts/settings';
import { readSettings } from '@meet/service-kit';

/** Origins of the frames and requests of each provider's script. */
const ORIGINS = {
  altcha: [],
  recaptcha: ['https://www.google.com', 'https://recaptcha.google.com'],
  turnstile: ['https://challenges.cloudflare.com'],
} as const;

/** Returns the origins of the configured captcha provider, which the pages' policy must allow. */
export function readCaptchaOrigins(env: NodeJS.ProcessEnv): readonly string[] {
  const { CAPTCHA_PROVIDER } = accountsSettings;
  return ORIGINS[readSettings({ CAPTCHA_PROVIDER }, env).CAPTCHA_PROVIDER];
}
