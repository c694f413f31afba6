import { getPresenceMark } from '@meet/network-contract';
import { getContacts } from '@meet/network-contract/operations';
import { useCall } from '@meet/remote-kit';
import type { KnownPerson } from '@meet/remote-kit/people';
import { useMemo } from 'react';

/**
 * The person's contacts as they are now, to suggest; nobody until they come, or when they don't: any address can be typed
 * all the same.
 */
export function useKnownPeople(): readonly KnownPerson[] {
  const { value } = useCall(getContacts, {});
  return useMemo(
    () => (value?.contacts ?? []).map((contact) => ({ ...contact, presence: getPresenceMark(contact) })),
    [value],
  );
}
