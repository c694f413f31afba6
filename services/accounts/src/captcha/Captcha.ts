import type { CaptchaAction, CaptchaProviderName } from '@meet/accounts-contract';

/** Distinguishes people from programs. The configuration chooses the provider behind it. */
export interface Captcha {
  /** Returns the data with which a client obtains a token for the action. */
  offer(action: CaptchaAction): Promise<CaptchaOffer>;
  /**
   * Returns whether the token was made for this action and is still valid; each token is valid once. Throws when the
   * provider is down.
   */
  verify(token: string, action: CaptchaAction): Promise<boolean>;
}

export interface CaptchaOffer {
  readonly provider: CaptchaProviderName;
  readonly siteKey: string | null;
  readonly challenge: string | null;
}
