import { ServiceError } from '@meet/contracts';
import { accountsErrors, beginSecondFactor as call } from '@meet/accounts-contract';
import { randomBytes } from 'node:crypto';
import { defineOperation } from '../defineOperation.ts';
import { getAccount } from '../accounts/findAccount.ts';
import { isPassword } from '../passwords/passwords.ts';
import { toBase32 } from '../second-factor/totp.ts';
import { SECOND_FACTOR_SEAL } from '../second-factor/verifySecondFactor.ts';

const SECRET_BYTES = 20;
const ISSUER = 'Meet';

export const beginSecondFactor = defineOperation(call, async ({ password }, { deps, account: { accountId } }) => {
  const account = await getAccount(deps, accountId);
  if (!(await isPassword(account.passwordHash, password))) throw new ServiceError(accountsErrors.PASSWORD_WRONG);
  if (account.secondFactor?.enabledAt) throw new ServiceError(accountsErrors.SECOND_FACTOR_STATE);
  const secret = randomBytes(SECRET_BYTES);
  const sealedSecret = deps.secrets.seal(SECOND_FACTOR_SEAL, secret.toString('base64url'));
  await deps.accounts.updateOne(
    { _id: accountId },
    { $set: { secondFactor: { sealedSecret, enabledAt: null, lastStep: 0, recoveryHashes: [] } } },
  );
  const query = new URLSearchParams({ secret: toBase32(secret), issuer: ISSUER });
  return {
    secret: toBase32(secret),
    uri: `otpauth://totp/${ISSUER}:${encodeURIComponent(account.email)}?${query}`,
  };
});
