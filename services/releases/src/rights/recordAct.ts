import { recordAdminAct, type AdminAct } from '@meet/accounts-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';

type Context = Pick<OperationContext<Deps>, 'caller' | 'callAsService'>;

/** Writes an administrator's act into the audit log before it is done. Throws if that fails; records nobody else's acts. */
export async function recordAct({ caller, callAsService }: Context, act: AdminAct, subject: string): Promise<void> {
  const { kind, accountId: adminId, email: adminEmail, address } = caller;
  if (kind !== 'admin') return;
  await callAsService(recordAdminAct, { act, adminId: adminId!, adminEmail: adminEmail!, subject, address });
}
