import { addressKey } from '@meet/contracts';
import { contactEmail, networkErrors } from '@meet/network-contract';
import { useTexts } from '@meet/remote-kit';
import { PeopleField, useValidator, type Addressee } from '@meet/remote-kit/people';
import { Box, Stack, Text, useField } from '@meet/ui';
import { VirtualList } from '@meet/ui/virtual-list';
import { useMemo, useState } from 'react';
import { PickerRow } from '../../components/person/PickerRow.tsx';
import { startsWith } from '../../state/filterNetwork.ts';
import { useKnownPeople, type Contact } from '@meet/remote-kit/network';

const ROW_HEIGHT_PX = 48;
const LIST_HEIGHT = '240px';
const ADDRESS = contactEmail();
const toKey = ({ contactId }: Contact) => contactId;

interface Props {
  /** Name of the formik field that holds the ids of chosen contacts. */
  name: string;
  /** Name of the formik field that holds typed people who can't be chosen. */
  strangersName: string;
  contacts: readonly Contact[];
}

/**
 * Lets the person choose contacts from a list, by name or by address, one or many at once. Choosing one again removes
 * it.
 */
export function ContactPicker({ name, strangersName, contacts }: Props) {
  const t = useTexts();
  const validateAddress = useValidator(ADDRESS);
  const [search, setSearch] = useState('');
  const [ids, meta, idsHelpers] = useField<readonly string[]>(name);
  const [strangers, , strangersHelpers] = useField<readonly Addressee[]>(strangersName);
  const known = useKnownPeople();
  const byEmail = useMemo(() => new Map(contacts.map((one) => [one.email.toLowerCase(), one])), [contacts]);
  const chosen = useMemo(() => new Set(ids.value), [ids.value]);
  const people = contacts.filter(({ contactId }) => chosen.has(contactId));
  const shown = contacts.filter(({ fullName, email }) => startsWith(fullName, search) || startsWith(email, search));

  const validate = (email: string) =>
    byEmail.has(addressKey(email))
      ? undefined
      : (validateAddress(email) ?? t(`contracts:errors.${networkErrors.NOT_IN_NETWORK.code}`));
  const choose = (next: readonly string[]) => {
    void idsHelpers.setTouched(true, false);
    void idsHelpers.setValue(next);
  };
  const change = (next: readonly Addressee[]) => {
    void strangersHelpers.setValue(next.filter(({ email }) => validate(email)));
    choose(next.flatMap(({ email }) => byEmail.get(addressKey(email))?.contactId ?? []));
  };
  const toggle = ({ contactId }: Contact) =>
    choose(chosen.has(contactId) ? ids.value.filter((id) => id !== contactId) : [...ids.value, contactId]);

  return (
    <Stack gap={0}>
      <PeopleField
        label={t('picker.label', { count: ids.value.length })}
        help={t('picker.help')}
        placeholder={t('picker.search')}
        error={meta.touched ? meta.error : undefined}
        value={[...people.map(({ email, fullName }) => ({ email, name: fullName })), ...strangers.value]}
        onChange={change}
        onTyping={setSearch}
        validate={validate}
        known={known}
        suggests={false}
      />
      <Box borderWidth="1px" borderRadius="control" overflow="hidden">
        {shown.length ? (
          <VirtualList
            label={t('picker.list')}
            items={shown}
            toKey={toKey}
            estimateSize={ROW_HEIGHT_PX}
            height={LIST_HEIGHT}
            onActivate={toggle}
            renderItem={(contact) => (
              <PickerRow
                name={contact.fullName}
                email={contact.email}
                photo={contact.avatar}
                chosen={chosen.has(contact.contactId)}
                onToggle={() => toggle(contact)}
              />
            )}
          />
        ) : (
          <Text tone="muted" textAlign="center" p={6}>
            {t(search ? 'picker.noneFor' : 'picker.none', { search })}
          </Text>
        )}
      </Box>
    </Stack>
  );
}
