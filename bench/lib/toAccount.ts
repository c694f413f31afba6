import { getWords } from '../../services/accounts/src/profiles/nameFields.ts';

export interface FilledPerson {
  readonly accountId: string;
  readonly email: string;
  readonly fullName: string;
}

/** Returns an account as signing up would store it, but without a password. */
export const toAccount = ({ accountId, email, fullName }: FilledPerson) => ({
  _id: accountId,
  email,
  emailKey: email,
  fullName,
  foldedWords: getWords(fullName),
  role: 'user',
  locale: 'en_US',
  alias: null,
  aliasKey: null,
  phoneNumber: null,
  avatarId: null,
  passwordHash: null,
  activatedAt: 1,
  createdAt: 1,
  hasMembership: false,
  secondFactor: null,
  identities: [],
});
