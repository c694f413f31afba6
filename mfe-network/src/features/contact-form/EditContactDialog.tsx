import { contactName } from '@meet/network-contract';
import { type SlotProps, useBehavior, useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { useEffect } from 'react';
import { object } from 'yup';
import { serverWords } from '../../components/form/serverWords.ts';
import { useNetwork } from '../../state/getNetwork.ts';
import { ContactFields } from './ContactFields.tsx';

const schema = object({ contactName: contactName() });

/** Renames a contact; the e-mail stays. The dialog closes when the contact is deleted. */
export function EditContactDialog({ contactId, onClose }: SlotProps<'network.editContact/v1'>) {
  const t = useTexts();
  const host = useHost();
  const { actions, state$, loading$ } = useNetwork();
  const contact = useBehavior(state$).contacts.get(contactId);
  const isGone = useBehavior(loading$) === 'ready' && !contact;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);

  if (!contact) return null;
  return (
    <CallDialog
      title={t('contactForm.editTitle')}
      submitLabel={t('contactForm.save')}
      schema={schema}
      initialValues={{ contactName: contact.fullName, contactEmail: contact.email }}
      toRefusal={(error) => serverWords(error, t('contactForm.editFailed'))}
      send={(values) => actions.editContact(contactId, values.contactName)}
      onDone={() => {
        host.events.emit('contacts.changed@1', {});
        host.toast({ type: 'success', message: t('contactForm.edited') });
        onClose('saved');
      }}
      onClose={() => onClose()}
    >
      <ContactFields />
    </CallDialog>
  );
}
