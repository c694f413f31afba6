export interface Person {
  readonly email: string;
  readonly name: string;
  /** Number of contacts that the development source invents for the person. */
  readonly contacts: number;
}

/** Encodes a person as an account id. The sign-in page requests all data about the person, so the id can contain it. */
export const toAccountId = (person: Person) => Buffer.from(JSON.stringify(person)).toString('base64url');
export const toPerson = (accountId: string) => JSON.parse(Buffer.from(accountId, 'base64url').toString()) as Person;
