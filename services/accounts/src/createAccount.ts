import type { Locale } from '@meet/contracts';
import type { Secrets } from '@meet/service-kit';
import { isDuplicateKey } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { AccountRecord } from './models/accounts.ts';
import { nameFields } from './nameFields.ts';
import { createApiKey } from './tokens/apiKeys.ts';
import { createId } from './tokens/createId.ts';

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
  readonly secrets: Secrets;
}

/** Stores a new account; undefined when the address has one already. */
export async function createAccount(
  { accounts, secrets }: AccountDeps,
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
    apiKey: createApiKey(secrets),
    secondFactor: null,
    identities: account.identities ?? [],
  };
  try {
    await accounts.create(record);
    return record;
  } catch (error) {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
}
