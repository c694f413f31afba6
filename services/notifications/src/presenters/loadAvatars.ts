import { findAccountsByEmail } from '@meet/accounts-contract';
import type { OperationContext } from '@meet/service-kit';
import type { NotificationRecord } from '../models/notificationModel.ts';

/** Pictures by e-mail in lower case; who has none, or no account, is left out. */
export type Avatars = ReadonlyMap<string, string>;

/** The pictures of those from whom notifications come. */
export async function loadAvatars(
  { callAsService }: Pick<OperationContext<unknown>, 'callAsService'>,
  records: readonly Pick<NotificationRecord, 'from'>[],
): Promise<Avatars> {
  const emails = [...new Set(records.flatMap(({ from }) => from?.email?.toLowerCase() ?? []))];
  if (emails.length === 0) return new Map();
  const { accounts } = await callAsService(findAccountsByEmail, { emails });
  return new Map(accounts.flatMap(({ email, avatar }) => (avatar ? [[email.toLowerCase(), avatar]] : [])));
}
