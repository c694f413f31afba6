import type { LoaderDefinition } from '@meet/contracts/graphql';
import { ACCOUNTS_REQUESTED_MAX } from '@meet/contracts/events';
import { getOnlineContacts, type Presence } from '@meet/network-contract';

/** Returns the presence of the caller's own contacts and group members; null for anyone else. */
export const presenceByEmail: LoaderDefinition<string, Presence | null> = {
  async load(emails, call) {
    const byEmail = new Map<string, Presence>();
    for (let from = 0; from < emails.length; from += ACCOUNTS_REQUESTED_MAX) {
      const some = emails.slice(from, from + ACCOUNTS_REQUESTED_MAX);
      const { contactsStatus } = await call(getOnlineContacts, { emails: some });
      for (const presence of contactsStatus) byEmail.set(presence.email.toLowerCase(), presence);
    }
    return emails.map((email) => byEmail.get(email.toLowerCase()) ?? null);
  },
};
