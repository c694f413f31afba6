import { ServiceError } from '@meet/contracts';
import { accountsErrors, confirmSecondFactor as call } from '@meet/accounts-contract';
import { randomInt } from 'node:crypto';
import { defineOperation } from '../defineOperation.ts';
import { getAccount } from '../accounts/findAccount.ts';
import { matchTotp } from '../second-factor/totp.ts';
import { hashRecoveryCode, SECOND_FACTOR_SEAL } from '../second-factor/verifySecondFactor.ts';

const RECOVERY_CODES = 10;
/** Contains no letters or digits that are easily confused. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

export const confirmSecondFactor = defineOperation(call, async ({ code }, { deps, account: { accountId }, now }) => {
  const { secondFactor } = await getAccount(deps, accountId);
  if (!secondFactor || secondFactor.enabledAt) throw new ServiceError(accountsErrors.SECOND_FACTOR_STATE);
  const secret = Buffer.from(deps.secrets.open(SECOND_FACTOR_SEAL, secondFactor.sealedSecret), 'base64url');
  const step = matchTotp(secret, code, now());
  if (step === undefined) throw new ServiceError(accountsErrors.SECOND_FACTOR_INVALID);
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, createRecoveryCode);
  const { modifiedCount } = await deps.accounts.updateOne(
    { _id: accountId, 'secondFactor.enabledAt': null },
    {
      $set: {
        'secondFactor.enabledAt': now(),
        'secondFactor.lastStep': step,
        'secondFactor.recoveryHashes': recoveryCodes.map((recoveryCode) => hashRecoveryCode(deps, recoveryCode)),
      },
    },
  );
  if (modifiedCount !== 1) throw new ServiceError(accountsErrors.SECOND_FACTOR_STATE);
  return { recoveryCodes };
});

function createRecoveryCode(): string {
  const letters = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
