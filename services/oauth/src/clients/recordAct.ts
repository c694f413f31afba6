import { recordAdminAct, type AdminAct } from '@meet/accounts-contract';
import type { AccountCaller } from '@meet/contracts';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { Client } from './createClientStore.ts';

type Context = Pick<OperationContext<Deps>, 'callAsService'> & { readonly account: AccountCaller };

/** Has what an administrator does to an application written into the audit log. Throws where it can't be. */
export async function recordAct(
  { account, callAsService }: Context,
  act: AdminAct,
  { name, clientId }: Pick<Client, 'name' | 'clientId'>,
): Promise<void> {
  const { accountId: adminId, email: adminEmail, address } = account;
  await callAsService(recordAdminAct, { act, adminId, adminEmail, subject: `${name} (${clientId})`, address });
}
