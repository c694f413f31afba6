import { commonErrors, ServiceError } from '@meet/contracts';
import { createLoginAsUser as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { findByEmail } from '../accounts/findAccount.ts';
import { signViewAccount } from '../tokens/viewAccountToken.ts';

/** For one administrator and one person. Administrators are nobody's to view. */
export const createLoginAsUser = defineOperation(call, async ({ email }, { deps, account, now }) => {
  const subject = await findByEmail(deps, email);
  if (!subject || subject.activatedAt === null || subject.role === 'admin') {
    throw new ServiceError(commonErrors.NOT_FOUND);
  }
  const secret = await deps.linkStore.create('view-account', subject._id, account.accountId);
  return {
    data: await signViewAccount(deps.secrets, { secret, adminId: account.accountId, subjectId: subject._id }, now()),
  };
});
