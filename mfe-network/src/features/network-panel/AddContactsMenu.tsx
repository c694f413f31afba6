import { useBehavior, useHost, useTexts } from '@meet/remote-kit';
import { IconButton, Menu } from '@meet/ui';
import { UserPlus, UserRoundSearch } from 'lucide-react';
import { useEffect } from 'react';
import { useNetwork } from '../../state/getNetwork.ts';

/** The ways to come by contacts: one by one, or those that a provider has. */
export function AddContactsMenu() {
  const t = useTexts();
  const host = useHost();
  const { contactsImport } = useNetwork();
  const provider = useBehavior(contactsImport.provider$);
  useEffect(() => contactsImport.findProvider(), [contactsImport]);
  return (
    <Menu
      placement="bottom-end"
      items={[
        {
          id: 'add',
          label: t('contacts.add'),
          icon: <UserPlus aria-hidden />,
          onSelect: () => void host.openDialog('network.addContact/v1'),
        },
        Boolean(provider) && {
          id: 'import',
          label: t('contacts.import'),
          description: t(`import.from.${provider!}`),
          icon: <UserRoundSearch aria-hidden />,
          onSelect: () => void host.openDialog('network.importContacts/v1'),
        },
      ]}
      trigger={<IconButton label={t('contacts.addMenu')} icon={<UserPlus aria-hidden />} />}
    />
  );
}
