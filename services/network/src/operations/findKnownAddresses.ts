import { findKnownAddresses as call } from '@meet/network-contract';
import { findVisible } from '../acquaintances/findVisible.ts';
import { defineOperation } from '../defineOperation.ts';

export const findKnownAddresses = defineOperation(call, async ({ accountId, people }, { deps }) => {
  const emails = people.map(({ email }) => email.toLowerCase());
  const [contacts, visible] = await Promise.all([
    deps.contacts.find({ ownerId: accountId, email: { $in: emails } }, { email: 1 }).lean(),
    findVisible(
      deps,
      accountId,
      people.flatMap((person) => person.accountId ?? []),
    ),
  ]);
  const known = new Set(contacts.map(({ email }) => email));
  for (const person of people) {
    if (person.accountId && visible.has(person.accountId)) known.add(person.email.toLowerCase());
  }
  return { emails: [...known] };
});
