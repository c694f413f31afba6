import { useTexts } from '@meet/remote-kit';
import { PeopleField, type Validator, type KnownPerson } from '@meet/remote-kit/people';
import { Text, TextField, useField, useFormikContext } from '@meet/ui';
import type { NewContacts } from './NewContacts.ts';

const NOBODY: readonly KnownPerson[] = [];

/** Fields for new contacts: one person with a name, or a list that contains the names. */
export function NewContactFields({ validate }: { validate: Validator }) {
  const t = useTexts();
  const { values, setValues } = useFormikContext<NewContacts>();
  const [, { error, touched }] = useField('people');
  return (
    <>
      <PeopleField
        label={t('contactForm.email')}
        help={t('contactForm.emailHelp')}
        required
        value={values.people}
        onChange={(people) =>
          void setValues((current) => ({ people, contactName: current.contactName || (people[0]?.name ?? '') }))
        }
        validate={validate}
        // No suggestions: the people whom other fields suggest are contacts already.
        known={NOBODY}
        error={touched ? error : undefined}
      />
      {values.people.length > 1 ? (
        <Text size="sm" tone="muted" pb={3}>
          {t('contactForm.namesOfList')}
        </Text>
      ) : (
        <TextField name="contactName" label={t('contactForm.name')} required autoComplete="off" />
      )}
    </>
  );
}
