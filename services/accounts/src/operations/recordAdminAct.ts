import { recordAdminAct as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { writeAudit } from '../writeAudit.ts';

export const recordAdminAct = defineOperation(call, async (input, { deps, now }) => {
  const { act, adminId, adminEmail, subject, address } = input;
  await writeAudit(deps, { action: act, at: now(), adminId, adminEmail, subjectId: subject, address });
  return {};
});
