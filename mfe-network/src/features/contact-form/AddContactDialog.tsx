import { contactEmail, contactName } from '@meet/network-contract';
import { type SlotProps, useHost, useTexts } from '@meet/remote-kit';
import { object } from 'yup';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { serverWords } from '../../components/form/serverWords.ts';
import { useNetwork } from '../../state/networkOf.ts';
import { ContactFields } from './ContactFields.tsx';

const schema = object({ contactName: contactName(), contactEmail: contactEmail() });

/** Adds somebody to the network by e-mail. */
export function AddContactDialog({ email = '', name = '', onClose }: SlotProps<'network.addContact/v1'>) {
  const t = useTexts();
  const host = useHost();
  const { actions } = useNetwork();
  return (
    <FormDialog
      title={t('contactForm.addTitle')}
      description={t('contactForm.addText')}
      submitLabel={t('contactForm.add')}
      schema={schema}
      initial={{ contactName: name, contactEmail: email }}
      refusalText={(error) => serverWords(error, t('contactForm.addFailed'))}
      onSubmit={async (values) => {
        await actions.addContact(values.contactEmail, values.contactName);
        host.events.emit('contacts.changed@1', {});
        host.toast({ type: 'success', message: t('contactForm.added') });
        onClose('added');
      }}
      onClose={() => onClose()}
    >
      <ContactFields />
    </FormDialog>
  );
}
