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

interface AccountDeps {
  readonly accounts: Model<AccountRecord>;
}

/** Stores a new account. Returns undefined if the address already has one. */
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
    return undefined;
  }
}
