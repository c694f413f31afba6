import type { CaptchaProviderName } from '@meet/accounts-contract';
import type { Captcha } from './Captcha.ts';

const TIMEOUT_MS = 5_000;

interface SiteVerifyOptions {
  readonly provider: CaptchaProviderName;
  /** The provider's address for verifying tokens. */
  readonly address: string;
  readonly siteKey: string;
  readonly secret: string;
  /** Makes further checks of the provider's answer, beyond success and action. */
  readonly isEnough?: (answer: SiteVerifyAnswer) => boolean;
}

export interface SiteVerifyAnswer {
  readonly success?: boolean;
  readonly action?: string;
  /** From 0, certainly a program, to 1, certainly a person. */
  readonly score?: number;
}

/**
 * Creates a captcha with the siteverify protocol, which reCAPTCHA and Turnstile share. The provider's script makes a
 * token, and its server verifies it once. See developers.google.com/recaptcha/docs/verify and
 * developers.cloudflare.com/turnstile/get-started.
 */
export function createSiteVerify(options: SiteVerifyOptions): Captcha {
  const { provider, address, siteKey, secret, isEnough = () => true } = options;
  return {
    offer: async () => ({ provider, siteKey, challenge: null }),
    async verify(token, action) {
      const response = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { ok, status } = response;
      if (!ok) throw Object.assign(new Error('The captcha provider refused'), { status });
      const answer = (await response.json()) as SiteVerifyAnswer;
      return answer.success === true && answer.action === action && isEnough(answer);
    },
  };
}
