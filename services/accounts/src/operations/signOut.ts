import { signOut as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { writeAudit } from '../writeAudit.ts';

export const signOut = defineOperation(call, async (_input, { deps, account, now }) => {
  const { accountId, sessionId, email, impersonatedBy, address } = account;
  await deps.sessionStore.end(accountId, { only: sessionId });
  if (impersonatedBy) {
    const admin = await deps.accounts.findById(impersonatedBy.accountId).lean();
    await writeAudit(deps, {
      action: 'view-account-ended',
      at: now(),
      adminId: impersonatedBy.accountId,
      adminEmail: admin?.email ?? null,
      subjectId: accountId,
      subjectEmail: email,
      address,
    });
  }
  return {};
});
