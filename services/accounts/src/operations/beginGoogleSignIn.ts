import { ServiceError } from '@meet/contracts';
import { accountsErrors, beginGoogleSignIn as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

export const beginGoogleSignIn = defineOperation(call, async (_input, { deps: { thirdParty }, log }) => {
  if (!thirdParty) throw new ServiceError(accountsErrors.LOGIN_FAILED);
  try {
    return await thirdParty.begin();
  } catch (error) {
    log.warn({ err: error }, 'the issuer could not be reached');
    throw new ServiceError(accountsErrors.LOGIN_FAILED, { cause: error });
  }
});
