import { findAccountsByEmail } from '@meet/accounts-contract';
import type { OperationContext } from '@meet/service-kit';
import type { NotificationRecord } from '../models/notificationModel.ts';

/** Pictures by e-mail address in lower case. People without a picture or an account are left out. */
export type Avatars = ReadonlyMap<string, string>;

/** Returns the pictures of the notifications' senders. */
export async function loadAvatars(
  { callAsService }: Pick<OperationContext<unknown>, 'callAsService'>,
  records: readonly Pick<NotificationRecord, 'from'>[],
): Promise<Avatars> {
  const emails = [...new Set(records.flatMap(({ from }) => from?.email?.toLowerCase() ?? []))];
  if (emails.length === 0) return new Map();
  const { accounts } = await callAsService(findAccountsByEmail, { emails });
  return new Map(accounts.flatMap(({ email, avatar }) => (avatar ? [[email.toLowerCase(), avatar]] : [])));
}
