import { ServiceError } from '@meet/contracts';
import { accountsErrors, type CaptchaAction } from '@meet/accounts-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';

/** Consumes a captcha token. Throws CAPTCHA_FAILED if the token is invalid, and while the provider is down. */
export async function requireCaptcha(
  { deps, log }: Pick<OperationContext<Deps>, 'deps' | 'log'>,
  token: string,
  action: CaptchaAction,
): Promise<void> {
  const counts = await deps.captcha.verify(token, action).catch((cause: unknown) => {
    log.error({ err: cause }, 'the request to the captcha provider failed');
    throw new ServiceError(accountsErrors.CAPTCHA_FAILED, { cause });
  });
  if (!counts) throw new ServiceError(accountsErrors.CAPTCHA_FAILED);
}
