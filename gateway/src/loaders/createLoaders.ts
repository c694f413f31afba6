import type { Call, OutputOf } from '@meet/contracts';
import { getOnlineContacts } from '@meet/network-contract';
import DataLoader from 'dataloader';

type Presence = OutputOf<typeof getOnlineContacts>['contactsStatus'][number];
type CallOnBehalf = <Input, Output>(call: Call<Input, Output>, input: Input) => Promise<Output>;

/** Batches what lists ask for one by one; made anew for each request, so that nobody sees another's answers. */
export interface Loaders {
  /** Presence by e-mail address, of the caller's own contacts and group members; null for anyone else. */
  readonly presence: DataLoader<string, Presence | null>;
}

export function createLoaders(call: CallOnBehalf): Loaders {
  return {
    presence: new DataLoader(async (emails) => {
      const { contactsStatus } = await call(getOnlineContacts, {});
      const byEmail = new Map(contactsStatus.map((presence) => [presence.email.toLowerCase(), presence]));
      return emails.map((email) => byEmail.get(email.toLowerCase()) ?? null);
    }),
  };
}
