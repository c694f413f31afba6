import { createId } from '../createId.ts';
import type { ChatContext } from '../ChatContext.ts';
import type { MemberRecord } from '../models/memberModel.ts';
import { findAcquainted } from '../people/findAcquainted.ts';

export type Newcomer = Pick<MemberRecord, 'email' | 'accountId' | 'invitation'>;

/** Decides who takes part at once when the caller names these addresses: the caller and acquaintances. */
export async function placeNewcomers(context: ChatContext, emails: readonly string[]): Promise<Newcomer[]> {
  const { deps, account } = context;
  const me = account.email.toLowerCase();
  const others = emails.filter((email) => email !== me);
  const people = await deps.people.byEmail(context, others);
  // Asked of as many whoever is registered: how long it takes is no answer either.
  const asked = others.map((email) => people.get(email)?.accountId ?? createId());
  const acquainted = await findAcquainted(context, asked);
  return emails.map((email) => {
    const accountId = email === me ? account.accountId : (people.get(email)?.accountId ?? null);
    const takesPart = accountId !== null && (email === me || acquainted.has(accountId));
    return { email, accountId, invitation: takesPart ? undefined : 'open' };
  });
}
