import { addressKey } from '@meet/contracts';
import { networkErrors, prepareImport } from '@meet/network-contract';
import { type SlotProps, useBehavior, useHost, useTexts, useUser } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { useValidator } from '@meet/remote-kit/people';
import { serverWords } from '../../components/form/serverWords.ts';
import { useNetwork } from '../../state/getNetwork.ts';
import { ADDRESS, newContactsSchema, type NewContacts } from './NewContacts.ts';
import { NewContactFields } from './NewContactFields.tsx';

/**
 * Adds people to the network by e-mail: one, or a list. People who can't be added stay in the form, with the reason.
 */
export function AddContactDialog({ email = '', name = '', onClose }: SlotProps<'network.addContact/v1'>) {
  const t = useTexts();
  const host = useHost();
  const { email: ownEmail } = useUser();
  const { actions, contactsImport, state$ } = useNetwork();
  const { contacts } = useBehavior(state$);
  const validateAddress = useValidator(ADDRESS);
  const present = new Set([...contacts.values()].map((contact) => contact.email.toLowerCase()));

  const validate = (address: string) => {
    const wrong = validateAddress(address);
    if (wrong) return wrong;
    if (present.has(addressKey(address))) return t(`contracts:errors.${networkErrors.CONTACT_ALREADY_ADDED.code}`);
    const isOwn = addressKey(address) === addressKey(ownEmail);
    return isOwn ? t(`contracts:errors.${networkErrors.CONTACT_IS_SELF.code}`) : undefined;
  };

  /** Adds the people who can be added. Returns them, and the number of new contacts. */
  async function add({ people, contactName }: NewContacts) {
    const good = people.filter((person) => !validate(person.email));
    if (good.length > 1) return { good, count: await contactsImport.insert(prepareImport(good, { ownEmail })) };
    const typedName = people.length === 1 ? contactName : '';
    for (const person of good) await actions.addContact(person.email, typedName || person.name);
    return { good, count: good.length };
  }

  const initialValues: NewContacts = { people: email ? [{ email, name }] : [], contactName: name };

  return (
    <CallDialog
      title={t('contactForm.addTitle')}
      description={t('contactForm.addText')}
      submitLabel={t('contactForm.add')}
      schema={newContactsSchema}
      initialValues={initialValues}
      toRefusal={(error) => serverWords(error, t('contactForm.addFailed'))}
      send={add}
      onDone={async ({ good, count }, { people }, { setValues }) => {
        if (good.length === 0) return;
        host.events.emit('contacts.changed@1', {});
        host.toast({ type: 'success', message: t('contactForm.added', { count }) });
        const left = people.filter((person) => !good.includes(person));
        if (left.length === 0) onClose('added');
        else await setValues({ people: left, contactName: left[0]!.name });
      }}
      onClose={() => onClose()}
    >
      <NewContactFields validate={validate} />
    </CallDialog>
  );
}
