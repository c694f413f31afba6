import type {} from '@meet/meetings-contract/page';
import { useSession, type SlotProps } from '@meet/remote-kit';
import { AvatarGroup } from '@meet/ui';
import { useMemo } from 'react';
import { useNetwork } from '../../state/getNetwork.ts';
import { useSelected } from '../../state/useSelected.ts';

/**
 * Shows the people of a meeting. Contacts have the person's names for them and photos, and the person has their own
 * photo. Others are shown as given.
 */
export function KnownFacepile({ people, ...size }: SlotProps<'dashboard.facepile/v1'>) {
  const session = useSession();
  const contacts = useSelected(useNetwork().state$, (state) => state.contacts);
  const known = useMemo(() => {
    const wanted = new Set(people.flatMap(({ email }) => email?.toLowerCase() ?? []));
    const byEmail = new Map([...contacts.values()].flatMap((one) => (wanted.has(one.email) ? [[one.email, one]] : [])));
    const own = session.state === 'signed-in' ? session.email.toLowerCase() : undefined;
    return people.map((person) => {
      if (session.state === 'signed-in' && person.email?.toLowerCase() === own)
        return { ...person, photo: session.avatar };
      const contact = byEmail.get(person.email?.toLowerCase() ?? '');
      return contact ? { name: contact.fullName, email: contact.email, photo: contact.avatar } : person;
    });
  }, [contacts, people, session]);
  return <AvatarGroup people={known} {...size} />;
}
