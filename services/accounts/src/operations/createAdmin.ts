import { ServiceError } from '@meet/contracts';
import { accountsErrors, createAdmin as call } from '@meet/accounts-contract';
import { hrefFor } from '@meet/contracts/routes';
import { createAccount } from '../accounts/createAccount.ts';
import { defineOperation } from '../defineOperation.ts';
import { findByEmail } from '../accounts/findAccount.ts';
import { writeAudit } from '../writeAudit.ts';

/**
 * A person's account is never made an administrator's: anybody who holds one of its sessions would silently become an
 * administrator.
 */
export const createAdmin = defineOperation(call, async ({ email, fullName }, { deps, caller, now }) => {
  const created = await createAccount(deps, { email, fullName, locale: caller.locale, role: 'admin' }, now());
  const account = created ?? (await findByEmail(deps, email));
  if (!account || account.role !== 'admin' || account.passwordHash !== null) {
    throw new ServiceError(accountsErrors.ADMIN_EXISTS);
  }
  if (created) {
    await writeAudit(deps, { action: 'admin-created', at: now(), subjectId: created._id, subjectEmail: email });
  }
  const key = await deps.linkStore.create('reset', account._id);
  await deps.mailWriter.write('newAdmin', account, hrefFor('resetPassword', { key }));
  return { isNew: created !== undefined };
});
