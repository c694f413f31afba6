import { email } from '@meet/contracts';
import { useTexts } from '@meet/remote-kit';
import { PeopleField, useValidator, type Addressee } from '@meet/remote-kit/people';
import { useField } from '@meet/ui';
import { useKnownPeople } from '@meet/remote-kit/network';

const ADDRESS = email();

/** Field for the people of a planned meeting: contacts, or any address. */
export function InvitedField({ name }: { name: string }) {
  const t = useTexts();
  const validate = useValidator(ADDRESS);
  const known = useKnownPeople();
  const [{ value }, { error, touched }, { setValue }] = useField<readonly Addressee[]>(name);
  return (
    <PeopleField
      label={t('schedule.invited')}
      help={t('schedule.invitedHelp')}
      placeholder={t('details.participantsPlaceholder')}
      value={value}
      onChange={(people) => void setValue(people)}
      error={touched ? error : undefined}
      validate={validate}
      known={known}
    />
  );
}
