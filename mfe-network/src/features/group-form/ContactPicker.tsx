import { useTexts } from '@meet/remote-kit';
import { Avatar, Box, Checkbox, Field, HStack, SearchInput, Text, useField } from '@meet/ui';
import { VirtualList } from '@meet/ui/virtual-list';
import { useMemo, useState } from 'react';
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
                    contact={contact}
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

function PickerRow({ contact, chosen, onToggle }: { contact: Contact; chosen: boolean; onToggle: () => void }) {
  return (
    <Box px={3} h={12} display="flex" alignItems="center" _hover={{ bg: 'bg.subtle' }}>
      <Box flex={1} minW={0} css={{ '& > label': { width: '100%', alignItems: 'center' } }}>
        <Checkbox
          checked={chosen}
          tabIndex={-1}
          onChange={onToggle}
          label={
            <HStack as="span" gap={2} minW={0}>
              <Avatar name={contact.fullName} email={contact.email} photo={contact.avatar} size={28} />
              <Text as="span" truncate>
                {contact.fullName}
              </Text>
              <Text as="span" size="xs" tone="muted" truncate>
                {contact.email}
              </Text>
            </HStack>
          }
        />
      </Box>
    </Box>
  );
}
