import { networkErrors } from '@meet/network-contract';
import type { Addressee } from '@meet/remote-kit/people';
import { array, mixed, string } from 'yup';
import type { Contact, NetworkState } from '@meet/remote-kit/network';

/** Schema that requires at least one chosen contact. */
export const chosenContactIds = () => array(string().required()).min(1, 'network.contactsRequired').required();

/** Schema that refuses people who are not contacts, because only contacts can join a group. */
export const noStrangers = () =>
  array(mixed<Addressee>().required()).max(0, `errors.${networkErrors.NOT_IN_NETWORK.code}`);

/** Returns the contacts with these ids. A contact deleted meanwhile is left out. */
export function listContacts({ contacts }: NetworkState, ids: readonly string[]): Contact[] {
  return ids.flatMap((id) => contacts.get(id) ?? []);
}

/** Returns all contacts, sorted by name. */
export function contactsByName({ contacts }: NetworkState): Contact[] {
  return [...contacts.values()].sort((a, b) => a.fullName.localeCompare(b.fullName));
}
