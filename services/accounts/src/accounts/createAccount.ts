import type { Locale } from '@meet/contracts';
import { createId, isDuplicateKey } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { AccountRecord } from '../models/accountModel.ts';
import { nameFields } from '../profiles/nameFields.ts';

export interface NewAccount {
  readonly email: string;
  readonly fullName: string;
  readonly locale: Locale;
  readonly role?: AccountRecord['role'];
  readonly passwordHash?: string | null;
  readonly activatedAt?: number | null;
  readonly identities?: string[];
}

/** Administrators' accounts wait for their password without being proved: a command made them. */
const UNPROVED = { role: 'user', activatedAt: null } as const;

interface AccountDeps {
  readonly accounts: Model<AccountRecord>;
}

/**
 * Stores a new account; undefined when the address has one already. A record that nobody proved the address for, as older
 * releases made when somebody signed up, gives way.
 */
export async function createAccount(
  { accounts }: AccountDeps,
  account: NewAccount,
  now: number,
): Promise<AccountRecord | undefined> {
  const record: AccountRecord = {
    _id: createId(),
    email: account.email,
    emailKey: account.email.toLowerCase(),
    ...nameFields(account.fullName),
    role: account.role ?? 'user',
    locale: account.locale,
    alias: null,
    aliasKey: null,
    phoneNumber: null,
    avatarId: null,
    passwordHash: account.passwordHash ?? null,
    activatedAt: account.activatedAt ?? null,
    createdAt: now,
    hasMembership: false,
    secondFactor: null,
    identities: account.identities ?? [],
  };
  try {
    await accounts.create(record);
    return record;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const { deletedCount } = await accounts.deleteOne({ emailKey: record.emailKey, ...UNPROVED });
    return deletedCount > 0 ? createAccount({ accounts }, account, now) : undefined;
  }
}
