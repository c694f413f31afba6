import type {} from '@meet/meetings-contract/page';
import { useSession, type SlotProps } from '@meet/remote-kit';
import { AvatarGroup } from '@meet/ui';
import { useMemo } from 'react';
import { useNetwork } from '../../state/getNetwork.ts';
import { useSelected } from '../../state/useSelected.ts';

/** People of a meeting as the person's contacts know them, with their photos, and the person; others as they were told. */
export function KnownFacepile({ people, ...size }: SlotProps<'dashboard.facepile/v1'>) {
  const session = useSession();
  const contacts = useSelected(useNetwork().state$, (state) => state.contacts);
  const known = useMemo(() => {
    const wanted = new Set(people.flatMap(({ email }) => email?.toLowerCase() ?? []));
    const byEmail = new Map([...contacts.values()].flatMap((one) => (wanted.has(one.email) ? [[one.email, one]] : [])));
    return people.map((person) => {
      if (session.state === 'signed-in' && person.email === session.email) return { ...person, photo: session.avatar };
      const contact = byEmail.get(person.email?.toLowerCase() ?? '');
      return contact ? { name: contact.fullName, email: contact.email, photo: contact.avatar } : person;
    });
  }, [contacts, people, session]);
  return <AvatarGroup people={known} {...size} />;
}
