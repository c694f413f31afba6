import { EMAIL_PATTERN } from '@meet/contracts';
import { parseAddresses } from '@meet/contracts/addresses';
import type { HostApi } from '@meet/remote-kit';

/** The palette offers to invite those whose addresses were pasted. */
export function offerInvitations({ commands, i18n, openDialog }: HostApi): () => void {
  return commands.addSearch(async (query) => {
    const people = parseAddresses(query);
    if (people.length < 2 || !people.every(({ email }) => EMAIL_PATTERN.test(email))) return [];
    return [
      {
        id: 'addressed invite',
        label: i18n.t('palette.invite', { count: people.length }),
        group: '',
        hint: people.map(({ email }) => email).join(', '),
        run: () =>
          void openDialog('account.inviteUser/v1', {
            people: people.map(({ email, name }) => ({ email, name: name ?? '' })),
          }),
      },
    ];
  });
}
