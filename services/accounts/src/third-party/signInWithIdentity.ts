import { email as emailField, ServiceError, type Caller } from '@meet/contracts';
import { accountActivated, accountsErrors } from '@meet/accounts-contract';
import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import type { OperationContext } from '@meet/service-kit';
import { createAccount } from '../accounts/createAccount.ts';
import type { Deps } from '../Deps.ts';
import { findByEmail } from '../accounts/findAccount.ts';
import type { AccountRecord } from '../models/accountModel.ts';
import { presentSignedIn } from '../presenters/presentSignedIn.ts';
import { openSession } from '../sessions/openSession.ts';
import type { Identity } from './Identity.ts';

/**
 * Signs in the account of an identity. The first time, it links the account of the verified address, or creates an
 * account. Throws LOGIN_FAILED, or SECOND_FACTOR_REQUIRED with a token for the sign-in with a code.
 */
export async function signInWithIdentity(
  { deps, caller, now, publish }: Pick<OperationContext<Deps>, 'deps' | 'caller' | 'now' | 'publish'>,
  identity: Identity | undefined,
  isIncognito = false,
) {
  const found = identity && (await findIdentityAccount(deps, identity, caller, now()));
  const account = found?.account;
  if (account && found.isNew) {
    const { _id: accountId, email, fullName } = account;
    await publish(INTERNAL_CHANNEL, accountActivated, { accountId, email, fullName });
  }
  // Administrators may sign in only with their password.
  if (!account || account.role === 'admin') throw new ServiceError(accountsErrors.LOGIN_FAILED);
  if (account.secondFactor?.enabledAt) {
    const token = await deps.linkStore.create('login', account._id);
    throw new ServiceError(accountsErrors.SECOND_FACTOR_REQUIRED, { data: { token } });
  }
  const token = await openSession(deps, account, { kind: 'user', caller, isIncognito });
  return presentSignedIn(account, token);
}

/** Returns the account of an identity, and whether it was created just now. */
async function findIdentityAccount(
  deps: Deps,
  identity: Identity,
  caller: Caller,
  now: number,
): Promise<{ account: AccountRecord | null; isNew: boolean }> {
  const key = `${identity.issuer} ${identity.subject}`;
  const known = await deps.accounts.findOne({ identities: key }).lean();
  if (known) return { account: known, isNew: false };
  // The issuer may vouch for characters that become another person's address in lower case. An address that our forms
  // refuse finds no account and creates none.
  if (!emailField().isValidSync(identity.email)) return { account: null, isNew: false };

  const { email, fullName } = identity;
  const entry = { email, fullName, locale: caller.locale, activatedAt: now, identities: [key] };
  const created = await createAccount(deps, entry, now);
  if (created) return { account: created, isNew: true };

  const present = await findByEmail(deps, email);
  if (!present || present.role === 'admin') return { account: present, isNew: false };
  const account = await deps.accounts
    .findOneAndUpdate({ _id: present._id }, { $addToSet: { identities: key } }, { returnDocument: 'after' })
    .lean();
  return { account, isNew: false };
}
