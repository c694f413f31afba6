import type { CaptchaProviderName } from '@meet/accounts-contract';
import type { Captcha } from './Captcha.ts';

const TIMEOUT_MS = 5_000;

interface SiteVerifyOptions {
  readonly provider: CaptchaProviderName;
  /** Address at which the provider checks tokens. */
  readonly address: string;
  readonly siteKey: string;
  readonly secret: string;
  /** Checks what the provider says beyond success and action. */
  readonly isEnough?: (answer: SiteVerifyAnswer) => boolean;
}

export interface SiteVerifyAnswer {
  readonly success?: boolean;
  readonly action?: string;
  /** From 0, surely a program, to 1. */
  readonly score?: number;
}

/**
 * A provider of the siteverify kind, as reCAPTCHA and Turnstile are: their script makes a token, their server checks it
 * once. See developers.google.com/recaptcha/docs/verify and developers.cloudflare.com/turnstile/get-started.
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
