import { useBehavior, useHost, useTexts } from '@meet/remote-kit';
import { IconButton, Menu } from '@meet/ui';
import { Contact, FileSpreadsheet, UserPlus, UserRoundSearch } from 'lucide-react';
import { useEffect } from 'react';
import { useNetwork } from '../../state/getNetwork.ts';
import type { ContactsFormat } from './saveContacts.ts';

/** Menu that adds contacts one by one, from a provider or from a file, and exports them. */
export function AddContactsMenu() {
  const t = useTexts();
  const host = useHost();
  const { contactsImport, hasContacts$, state$ } = useNetwork();
  const hasContacts = useBehavior(hasContacts$);
  const provider = useBehavior(contactsImport.provider$);
  useEffect(() => contactsImport.findProvider(), [contactsImport]);
  async function save(format: ContactsFormat): Promise<void> {
    const { saveContacts } = await import('./saveContacts.ts');
    saveContacts(format, state$.value, t('contacts.title'));
  }

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
        {
          id: 'import',
          label: t('contacts.import'),
          description: t(`import.from.${provider ?? 'file'}`),
          icon: <UserRoundSearch aria-hidden />,
          onSelect: () => void host.openDialog('network.importContacts/v1'),
        },
        hasContacts && {
          id: 'csv',
          label: t('contacts.saveCsv'),
          icon: <FileSpreadsheet aria-hidden />,
          onSelect: () => void save('csv'),
        },
        hasContacts && {
          id: 'vcf',
          label: t('contacts.saveVCard'),
          icon: <Contact aria-hidden />,
          onSelect: () => void save('vcf'),
        },
      ]}
      trigger={<IconButton label={t('contacts.addMenu')} icon={<UserPlus aria-hidden />} />}
    />
  );
}
