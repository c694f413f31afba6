import { ServiceError, type Caller } from '@meet/contracts';
import { accountsErrors } from '@meet/contracts/accounts';
import { createAccount } from '../createAccount.ts';
import type { Deps } from '../Deps.ts';
import { findByEmail } from '../findAccount.ts';
import type { AccountRecord } from '../models/accounts.ts';
import { presentSignedIn } from '../presenters/presentSignedIn.ts';
import type { Identity } from './Identity.ts';

/**
 * Signs in the account of an identity; the first time, the account of its verified address is tied to it, or one is made.
 * Throws LOGIN_FAILED, or SECOND_FACTOR_REQUIRED with a token that waits for the code.
 */
export async function signInWithIdentity(
  deps: Deps,
  identity: Identity | undefined,
  { caller, isIncognito, now }: { caller: Caller; isIncognito: boolean; now: number },
) {
  const account = identity && (await accountOf(deps, identity, caller, now));
  // An administrator's way in is their password alone.
  if (!account || account.role === 'admin') throw new ServiceError(accountsErrors.LOGIN_FAILED);
  if (account.secondFactor?.enabledAt) {
    const token = await deps.linkStore.create('login', account._id);
    throw new ServiceError(accountsErrors.SECOND_FACTOR_REQUIRED, { data: { token } });
  }
  const token = await deps.sessionStore.open({ kind: 'user', accountId: account._id, caller, isIncognito });
  return presentSignedIn(account, token);
}

async function accountOf(deps: Deps, identity: Identity, caller: Caller, now: number): Promise<AccountRecord | null> {
  const key = `${identity.issuer} ${identity.subject}`;
  const known = await deps.accounts.findOne({ identities: key }).lean();
  if (known) return known;

  const { email, fullName } = identity;
  const account = { email, fullName, locale: caller.locale, activatedAt: now, identities: [key] };
  const created = await createAccount(deps, account, now);
  if (created) return created;

  const present = await findByEmail(deps, email);
  if (!present || present.role === 'admin') return present;
  // Whoever signed up with this address without proving it must not keep a password to it.
  const proof = present.activatedAt === null ? { activatedAt: now, passwordHash: null } : {};
  return deps.accounts
    .findOneAndUpdate(
      { _id: present._id },
      { $set: proof, $addToSet: { identities: key } },
      { returnDocument: 'after' },
    )
    .lean();
}
