import type { CaptchaAction, CaptchaProviderName } from '@meet/accounts-contract';

/** Tells people from programs. One provider stands behind it, by configuration. */
export interface Captcha {
  /** Returns the data by which a client gets a token for the action. */
  offer(action: CaptchaAction): Promise<CaptchaOffer>;
  /** Whether the token was made for this action and counts now: each counts once. Throws when the provider is down. */
  verify(token: string, action: CaptchaAction): Promise<boolean>;
}

export interface CaptchaOffer {
  readonly provider: CaptchaProviderName;
  readonly siteKey: string | null;
  readonly challenge: string | null;
}
