import { parseAddressList } from '@meet/contracts/addresses';
import type { Command, HostApi } from '@meet/remote-kit';
import { callPeople } from '../../state/callPeople.ts';

/** Returns the actions with several people whose addresses were pasted; none if the text is no list of addresses. */
export function offerAddressed(host: HostApi, query: string): readonly Command[] {
  const people = parseAddressList(query);
  if (people.length === 0) return [];
  const count = people.length;
  const hint = people.map(({ email }) => email).join(', ');
  return [
    {
      id: 'addressed start',
      label: host.i18n.t('palette.startWith', { count }),
      group: '',
      hint,
      run: () =>
        void callPeople(
          host,
          people.map(({ email, name }) => ({ email, fullName: name || email })),
        ),
    },
    {
      id: 'addressed plan',
      label: host.i18n.t('palette.planWith', { count }),
      group: '',
      hint,
      run: () => host.navigate(host.hrefFor('dashboard', { '*': 'schedule/new' }), { state: { invited: hint } }),
    },
  ];
}
