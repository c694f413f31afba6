import { recordImpersonatedChange as call } from '@meet/contracts/session';
import { defineOperation } from '../defineOperation.ts';
import { writeAudit } from '../writeAudit.ts';

export const recordImpersonatedChange = defineOperation(call, async (input, { deps, now }) => {
  const { call: path, adminId, subjectId, subjectEmail, address } = input;
  const admin = await deps.accounts.findById(adminId).lean();
  await writeAudit(deps, {
    action: 'changed-while-viewing',
    at: now(),
    adminId,
    adminEmail: admin?.email ?? null,
    subjectId,
    subjectEmail,
    call: path,
    address,
  });
  return {};
});
