import { AUDIT_PAGE_SIZE, getAuditEntries as call } from '@meet/accounts-contract/admin';
import { defineOperation } from '../defineOperation.ts';

export const getAuditEntries = defineOperation(call, async ({ offset }, { deps }) => {
  const found = await deps.audit
    .find()
    .sort({ at: -1, _id: -1 })
    .skip(offset)
    .limit(AUDIT_PAGE_SIZE + 1)
    .lean();
  return {
    entries: found
      .slice(0, AUDIT_PAGE_SIZE)
      .map(({ _id, action, at, adminEmail, subjectEmail, subjectId, call: path, address }) => ({
        entryId: _id,
        action,
        at,
        adminEmail,
        subject: subjectEmail ?? subjectId,
        call: path ?? null,
        address,
      })),
    hasMore: found.length > AUDIT_PAGE_SIZE,
  };
});
