import { ServiceError } from '@meet/contracts';
import { accountsErrors, loginAsUser as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { getAvatar } from '../presenters/presentAccount.ts';
import { readViewAccount } from '../tokens/viewAccountToken.ts';
import { writeAudit } from '../writeAudit.ts';

export const loginAsUser = defineOperation(call, async ({ data }, { deps, caller, now }) => {
  const refusal = accountsErrors.LOGIN_FAILED;
  const view = await readViewAccount(deps.secrets, data, now());
  if (!view) throw new ServiceError(refusal);
  const link = await deps.linkStore.redeem('view-account', view.secret, refusal);
  const [admin, subject] = await Promise.all([
    deps.accounts.findOne({ _id: view.adminId, role: 'admin' }).lean(),
    deps.accounts.findById(view.subjectId).lean(),
  ]);
  if (!admin || !subject || link.accountId !== subject._id || link.adminId !== admin._id) {
    throw new ServiceError(refusal);
  }
  await writeAudit(deps, {
    action: 'view-account-begun',
    at: now(),
    adminId: admin._id,
    adminEmail: admin.email,
    subjectId: subject._id,
    subjectEmail: subject.email,
    address: caller.address,
  });
  const token = await deps.sessionStore.open({
    kind: 'impersonation',
    accountId: subject._id,
    caller,
    impersonatedBy: { accountId: admin._id, fullName: admin.fullName },
  });
  const { email, fullName, alias } = subject;
  return { token, email, fullName, alias, avatar: getAvatar(subject), adminFullName: admin.fullName || 'Admin' };
});
