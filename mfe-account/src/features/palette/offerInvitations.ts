import { parseAddressList } from '@meet/contracts/addresses';
import type { HostApi } from '@meet/remote-kit';

/** Adds an action to the palette that invites the people whose addresses were pasted. */
export function offerInvitations({ commands, i18n, openDialog }: HostApi): () => void {
  return commands.addSearch(async (query) => {
    const people = parseAddressList(query);
    if (people.length === 0) return [];
    return [
      {
        id: 'addressed invite',
        label: i18n.t('palette.invite', { count: people.length }),
        group: '',
        hint: people.map(({ email }) => email).join(', '),
        run: () => void openDialog('account.inviteUser/v1', { people }),
      },
    ];
  });
}
