import type { Caller } from '@meet/contracts';
import type { CallOnBehalf } from '@meet/contracts/graphql';
import { recordAdminAct, type AdminAct } from './accounts.ts';

/** The part of an operation's context that records an act. */
interface ActContext {
  readonly caller: Caller;
  readonly callAsService: CallOnBehalf;
}

/**
 * Writes an administrator's act into the audit log before the act happens. Throws if writing fails, so that no act goes
 * unrecorded. Acts of other callers, such as publish tokens, have an audit trail of their own.
 */
export async function recordAct({ caller, callAsService }: ActContext, act: AdminAct, subject: string): Promise<void> {
  const { kind, accountId: adminId, email: adminEmail, address } = caller;
  if (kind !== 'admin') return;
  await callAsService(recordAdminAct, { act, adminId: adminId!, adminEmail: adminEmail!, subject, address });
}
