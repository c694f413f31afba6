import type { Call } from '@meet/contracts';
import type { TestPerson } from '@meet/service-kit/testing';
import type { TestProduct } from './startTestProduct.ts';

export interface Callers {
  readonly user: TestPerson;
  readonly admin: TestPerson;
  /** Returns the person who may make a call. It is undefined for a public call, which is made without a session. */
  of(call: Call): TestPerson | undefined;
}

/** Signs in a person and an administrator. */
export async function newCallers(product: TestProduct, fullName = 'Ana Pop'): Promise<Callers> {
  const people = { user: await product.newPerson(fullName), admin: await product.newAdmin() };
  return {
    ...people,
    of: ({ access }) => (access === 'public' ? undefined : people[access === 'admin' ? 'admin' : 'user']),
  };
}
