import { useTexts } from '@meet/remote-kit';
import { Box, Field, SearchInput, Text, useField } from '@meet/ui';
import { VirtualList } from '@meet/ui/virtual-list';
import { useMemo, useState } from 'react';
import { PickerRow } from '../../components/person/PickerRow.tsx';
import { startsWith } from '../../state/filterNetwork.ts';
import type { Contact } from '../../state/NetworkState.ts';

const ROW_HEIGHT_PX = 48;
const LIST_HEIGHT = '240px';
const keyOf = ({ contactId }: Contact) => contactId;

/** A formik field that holds the ids of chosen contacts; choosing one again gives it up. */
export function ContactPicker({ name, contacts }: { name: string; contacts: readonly Contact[] }) {
  const t = useTexts();
  const [search, setSearch] = useState('');
  const [field, meta, helpers] = useField<readonly string[]>(name);
  const chosen = useMemo(() => new Set(field.value), [field.value]);
  const shown = contacts.filter(({ fullName, email }) => startsWith(fullName, search) || startsWith(email, search));

  const toggle = ({ contactId }: Contact) => {
    void helpers.setTouched(true, false);
    void helpers.setValue(
      chosen.has(contactId) ? field.value.filter((id) => id !== contactId) : [...field.value, contactId],
    );
  };

  return (
    <Field label={t('picker.label', { count: field.value.length })} error={meta.touched ? meta.error : undefined}>
      {(control) => (
        <>
          <SearchInput
            id={control.id}
            aria-describedby={control['aria-describedby']}
            label={t('picker.search')}
            value={search}
            onChange={setSearch}
          />
          <Box mt={2} borderWidth="1px" borderRadius="control" overflow="hidden">
            {shown.length ? (
              <VirtualList
                label={t('picker.list')}
                items={shown}
                keyOf={keyOf}
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
        </>
      )}
    </Field>
  );
}
