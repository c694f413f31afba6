export interface Person {
  readonly email: string;
  readonly name: string;
  /** How many contacts the development source has for the person. */
  readonly contacts: number;
}

/** Who signs in is said on the page, so the account's id is all that there is to know about it. */
export const toAccountId = (person: Person) => Buffer.from(JSON.stringify(person)).toString('base64url');
export const toPerson = (accountId: string) => JSON.parse(Buffer.from(accountId, 'base64url').toString()) as Person;
