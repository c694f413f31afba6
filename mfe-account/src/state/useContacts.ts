import type { OutputOf } from '@meet/contracts';
import { getPresenceMark, type getContacts as call } from '@meet/network-contract';
import { getContacts } from '@meet/network-contract/operations';
import { useCall } from '@meet/remote-kit';
import type { KnownPerson } from '@meet/remote-kit/people';
import { useMemo } from 'react';

type Contact = OutputOf<typeof call>['contacts'][number] & KnownPerson;

/** The person's contacts as they are now; nobody until they come, or when they don't: any address can be typed all the same. */
export function useContacts(): readonly Contact[] {
  const { value } = useCall(getContacts, {});
  return useMemo(
    () => (value?.contacts ?? []).map((contact) => ({ ...contact, presence: getPresenceMark(contact) }) as Contact),
    [value],
  );
}
