import { foldText } from '@meet/contracts/texts';
import type { Contact, Group } from '@meet/remote-kit/network';

const FLAG_WORDS: Readonly<Record<string, (contact: Contact) => boolean>> = {
  team: ({ isInMyTeam }) => isInMyTeam === 1,
  partners: ({ isPartner }) => isPartner === 1,
  frequent: ({ isFrequentUser }) => isFrequentUser === 1,
};

/**
 * Returns whether a contact matches a search: by name, by e-mail, or by the name of a group to which they belong. The
 * words team, partners and frequent find contacts with those marks.
 */
export function matchesContact(contact: Contact, groupNames: readonly string[], search: string): boolean {
  const wanted = foldText(search.trim());
  if (!wanted) return true;
  return (
    FLAG_WORDS[wanted]?.(contact) ||
    foldText(contact.fullName).includes(wanted) ||
    foldText(contact.email).includes(wanted) ||
    groupNames.some((name) => foldText(name).includes(wanted))
  );
}

/** Returns whether a group matches a search: by its name, or by a member's name or e-mail. */
export function matchesGroup(group: Group, search: string): boolean {
  const wanted = foldText(search.trim());
  return (
    !wanted ||
    foldText(group.groupName).includes(wanted) ||
    group.members.some(({ fullName, email }) => foldText(fullName).includes(wanted) || foldText(email).includes(wanted))
  );
}

/** Returns the names of the groups to which each e-mail belongs. */
export function groupNamesByEmail(groups: Iterable<Group>): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { groupName, members } of groups) {
    for (const { email } of members) {
      const of = names.get(email);
      if (of) of.push(groupName);
      else names.set(email, [groupName]);
    }
  }
  return names;
}

/** Returns whether a name begins with the typed text. */
export function startsWith(name: string, typed: string): boolean {
  return foldText(name).startsWith(foldText(typed.trim()));
}
