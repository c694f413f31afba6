import { ServiceError } from '@meet/contracts';
import { accountsErrors } from '@meet/accounts-contract';
import type { Deps } from '../Deps.ts';
import type { AccountRecord } from '../models/accountModel.ts';
import { matchTotp } from './totp.ts';

export const SECOND_FACTOR_SEAL = 'second-factor';

export const hashRecoveryCode = (deps: Pick<Deps, 'secrets'>, code: string) =>
  deps.secrets.hash('recovery-code', code.replace(/[^0-9a-z]/gi, '').toLowerCase());

/**
 * Resolves for accounts without a second factor and for a right code; each code works once. Throws
 * SECOND_FACTOR_REQUIRED or SECOND_FACTOR_INVALID.
 */
export async function verifySecondFactor(
  deps: Pick<Deps, 'accounts' | 'secrets'>,
  account: AccountRecord,
  code: string | undefined,
  now: number,
): Promise<void> {
  const factor = account.secondFactor;
  if (!factor?.enabledAt) return;
  if (!code) throw new ServiceError(accountsErrors.SECOND_FACTOR_REQUIRED);

  const secret = Buffer.from(deps.secrets.open(SECOND_FACTOR_SEAL, factor.sealedSecret), 'base64url');
  const step = matchTotp(secret, code, now);
  const spent =
    step === undefined
      ? await spendRecoveryCode(deps, account._id, hashRecoveryCode(deps, code))
      : await deps.accounts.updateOne(
          { _id: account._id, 'secondFactor.lastStep': { $lt: step } },
          { $set: { 'secondFactor.lastStep': step } },
        );
  if (spent.modifiedCount !== 1) throw new ServiceError(accountsErrors.SECOND_FACTOR_INVALID);
}

function spendRecoveryCode({ accounts }: Pick<Deps, 'accounts'>, accountId: string, hash: string) {
  return accounts.updateOne(
    { _id: accountId, 'secondFactor.recoveryHashes': hash },
    { $pull: { 'secondFactor.recoveryHashes': hash } },
  );
}
