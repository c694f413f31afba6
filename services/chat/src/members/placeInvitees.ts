import { findAcquaintancesAmong } from '@meet/network-contract';
import type { ChatContext } from '../ChatContext.ts';
import type { MemberRecord } from '../models/memberModel.ts';
import type { Person } from '../people/createPeople.ts';

export type Invitee = Pick<MemberRecord, 'email' | 'accountId' | 'invitation' | 'invitedBy'>;

export interface Placed {
  readonly invitees: readonly Invitee[];
  /** Registered people by address, without the caller. */
  readonly people: ReadonlyMap<string, Person>;
}

/**
 * Decides which of the addresses that the caller names take part at once: the caller's own and those of acquaintances.
 * The others are invited.
 */
export async function placeInvitees(context: ChatContext, emails: readonly string[]): Promise<Placed> {
  const { deps, account } = context;
  const me = account.email.toLowerCase();
  const others = emails.filter((email) => email !== me);
  const people = await deps.people.byEmail(context, others);
  const accountIds = others.map((email) => people.get(email)?.accountId);
  const acquaintances = await findAcquaintancesAmong(context, account.accountId, accountIds);
  const invitees = emails.map((email): Invitee => {
    const accountId = email === me ? account.accountId : (people.get(email)?.accountId ?? null);
    const takesPart = accountId !== null && (email === me || acquaintances.has(accountId));
    return takesPart ? { email, accountId } : { email, accountId, invitation: 'open', invitedBy: account.accountId };
  });
  return { invitees, people };
}
