import { commonErrors, ServiceError } from '@meet/contracts';
import { createLoginAsUser as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { findByEmail } from '../accounts/findAccount.ts';
import { signViewAccount } from '../tokens/viewAccountToken.ts';
import { writeAudit } from '../writeAudit.ts';

/** The link is for one administrator and one person. Administrators' accounts cannot be viewed. */
export const createLoginAsUser = defineOperation(call, async ({ email }, { deps, account, now }) => {
  const subject = await findByEmail(deps, email);
  if (!subject || subject.activatedAt === null || subject.role === 'admin') {
    throw new ServiceError(commonErrors.NOT_FOUND);
  }
  const { accountId: adminId, email: adminEmail, address } = account;
  await writeAudit(deps, {
    action: 'view-account-requested',
    at: now(),
    adminId,
    adminEmail,
    subjectId: subject._id,
    subjectEmail: subject.email,
    address,
  });
  const secret = await deps.linkStore.create('view-account', subject._id, adminId);
  return {
    data: await signViewAccount(deps.secrets, { secret, adminId, subjectId: subject._id }, now()),
  };
});
