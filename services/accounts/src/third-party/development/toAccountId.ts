export interface Person {
  readonly email: string;
  readonly name: string;
  /** Number of the person's contacts at the development source. */
  readonly contacts: number;
}

/** Encodes a person as an account id: the page asks for the person, so the id is all that there is to know. */
export const toAccountId = (person: Person) => Buffer.from(JSON.stringify(person)).toString('base64url');
export const toPerson = (accountId: string) => JSON.parse(Buffer.from(accountId, 'base64url').toString()) as Person;
