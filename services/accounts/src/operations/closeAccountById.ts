import { closeAccountById as call } from '@meet/accounts-contract/admin';
import { commonErrors, ServiceError } from '@meet/contracts';
import { defineOperation } from '../defineOperation.ts';
import { closeAccount, refuseOwner } from '../closing/closeAccount.ts';
import { writeAudit } from '../writeAudit.ts';

/** Administrators' accounts cannot be closed: their names stand in the audit log and in releases. */
export const closeAccountById = defineOperation(call, async ({ accountId, owned }, { deps, account, now }) => {
  const subject = await deps.accounts.findOne({ _id: accountId, role: 'user', activatedAt: { $ne: null } }).lean();
  if (!subject) throw new ServiceError(commonErrors.NOT_FOUND);
  await refuseOwner(deps, accountId);
  const { accountId: adminId, email: adminEmail, address } = account;
  await writeAudit(deps, {
    action: 'account-closed',
    at: now(),
    adminId,
    adminEmail,
    subjectId: accountId,
    subjectEmail: subject.email,
    address,
  });
  return { closesAt: await closeAccount(deps, subject, owned) };
});
