import type { LoaderDefinition } from '@meet/contracts/graphql';
import { getOnlineContacts, type Presence } from '@meet/network-contract';

/** Presence of the caller's own contacts and group members; null for anyone else. */
export const presenceByEmail: LoaderDefinition<string, Presence | null> = {
  async load(emails, call) {
    const { contactsStatus } = await call(getOnlineContacts, {});
    const byEmail = new Map(contactsStatus.map((presence) => [presence.email.toLowerCase(), presence]));
    return emails.map((email) => byEmail.get(email.toLowerCase()) ?? null);
  },
};
