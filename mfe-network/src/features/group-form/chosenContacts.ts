import { networkErrors } from '@meet/network-contract';
import type { Addressee } from '@meet/remote-kit/people';
import { array, mixed, string } from 'yup';
import type { Contact, NetworkState } from '@meet/remote-kit/network';

/** At least one contact has to be chosen. */
export const chosenContactIds = () => array(string().required()).min(1, 'network.contactsRequired').required();

/** Refuses people who are no contacts: nobody else comes into a group. */
export const noStrangers = () =>
  array(mixed<Addressee>().required()).max(0, `errors.${networkErrors.NOT_IN_NETWORK.code}`);

/** The contacts behind chosen ids; one deleted meanwhile is left out. */
export function listContacts({ contacts }: NetworkState, ids: readonly string[]): Contact[] {
  return ids.flatMap((id) => contacts.get(id) ?? []);
}

/** All contacts by name. */
export function contactsByName({ contacts }: NetworkState): Contact[] {
  return [...contacts.values()].sort((a, b) => a.fullName.localeCompare(b.fullName));
}
