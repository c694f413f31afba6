import type { PreparedContact } from '@meet/network-contract';
import { createId, isDuplicateKey, toChunks } from '@meet/service-kit';
import { announceContacts } from '../announcements/announceContacts.ts';
import type { Deps } from '../Deps.ts';
import { followNewContacts } from '../follow-ups/followLater.ts';
import type { ContactRecord } from '../models/contactModel.ts';
import { releaseRoom, reserveRoom } from '../policies/contactPolicy.ts';

/** Number of contacts per insert: validating a thousand at once would block the other requests of this process. */
const INSERTED_TOGETHER = 100;

export interface MissingAdded {
  /** The owner's contacts with the given addresses. */
  readonly all: ContactRecord[];
  /** Those of `all` that were not stored before. */
  readonly added: ContactRecord[];
}

/** Adds the people who are not contacts of the owner yet. Throws CONTACTS_LIMIT_REACHED. */
export async function addMissingContacts(
  deps: Deps,
  ownerId: string,
  people: readonly PreparedContact[],
): Promise<MissingAdded> {
  const emails = people.map(({ email }) => email);
  const find = () => deps.contacts.find({ ownerId, email: { $in: emails } }).lean();
  const known = await find();
  const knownEmails = new Set(known.map(({ email }) => email));
  const missing = people.filter(({ email }) => !knownEmails.has(email));
  if (!missing.length) return { all: known, added: [] };
  await reserveRoom(deps, ownerId, missing.length);
  await insert(deps, ownerId, missing);
  const all = await find();
  const added = all.filter(({ email }) => !knownEmails.has(email));
  await releaseRoom(deps, ownerId, missing.length - added.length);
  await followNewContacts(
    deps,
    ownerId,
    added.flatMap(({ accountId }) => accountId ?? []),
  );
  await announceContacts(deps, ownerId, added);
  return { all, added };
}

async function insert(deps: Deps, ownerId: string, people: readonly PreparedContact[]): Promise<void> {
  const accounts = await deps.accounts.byEmail(people.map(({ email }) => email));
  const addedAt = Math.floor(deps.now() / 1000);
  const documents = people.map(({ email, fullName }) => ({
    _id: createId(),
    ownerId,
    email,
    fullName,
    accountId: accounts.get(email)?.accountId ?? null,
    addedAt,
    changedAt: deps.now(),
  }));
  for (const some of toChunks(documents, INSERTED_TOGETHER))
    await deps.contacts.insertMany(some, { ordered: false }).catch((error: unknown) => {
      // A concurrent call inserted some of them first; the others are stored.
      if (!isDuplicateKey(error)) throw error;
    });
}
