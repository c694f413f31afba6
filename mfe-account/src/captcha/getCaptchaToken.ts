import { accountsErrors, type CaptchaAction } from '@meet/accounts-contract';
import { getCaptcha } from '@meet/accounts-contract/operations';
import { CallFailure, type PageClient } from '@meet/contracts/client';

/**
 * Returns a token that shows the server that a person requests the action. It is valid once. A provider may show a
 * question in `place`. Throws CallFailure with CAPTCHA_FAILED.
 */
export async function getCaptchaToken(api: PageClient, action: CaptchaAction, place: HTMLElement): Promise<string> {
  try {
    const { provider, siteKey, challenge } = await api.execute(getCaptcha, { action });
    switch (provider) {
      case 'altcha':
        return await (await import('./solveProofOfWork.ts')).solveProofOfWork(challenge!);
      case 'recaptcha':
        return await (await import('./requestRecaptcha.ts')).requestRecaptcha(siteKey!, action);
      case 'turnstile':
        return await (await import('./requestTurnstile.ts')).requestTurnstile(siteKey!, action, place);
    }
  } catch (cause) {
    throw new CallFailure(0, { code: accountsErrors.CAPTCHA_FAILED.code }, cause);
  }
}
