import type { PreparedContact } from '@meet/network-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, Checkbox, SearchInput, Stack, Text, useIsPhone } from '@meet/ui';
import { VirtualList } from '@meet/ui/virtual-list';
import { useId, useMemo, useState } from 'react';
import { PickerRow } from '../../components/person/PickerRow.tsx';
import { startsWith } from '../../state/filterNetwork.ts';

const ROW_HEIGHT_PX = 48;
/** Height that keeps the whole dialog within 600 px, and within a phone in landscape. */
const LIST_HEIGHT = 'min(260px, 40vh)';
/** Height on phones, where the dialog fills the screen. */
const PHONE_LIST_HEIGHT = '50vh';
const toKey = ({ email }: PreparedContact) => email;

interface Props {
  readonly contacts: readonly PreparedContact[];
  /** Addresses of the chosen contacts. */
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  readonly error: string | undefined;
}

/** Lets the person choose among thousands of people, one by one, or all who match the search. */
export function ImportPicker({ contacts, chosen, onChange, error }: Props) {
  const t = useTexts();
  const errorId = useId();
  const isPhone = useIsPhone();
  const [search, setSearch] = useState('');
  const shown = useMemo(
    () => contacts.filter(({ fullName, email }) => startsWith(fullName, search) || startsWith(email, search)),
    [contacts, search],
  );
  const chosenShown = useMemo(() => shown.filter(({ email }) => chosen.has(email)).length, [shown, chosen]);

  const toggle = ({ email }: PreparedContact) => {
    const next = new Set(chosen);
    if (!next.delete(email)) next.add(email);
    onChange(next);
  };
  const toggleAll = () => {
    const next = new Set(chosen);
    for (const { email } of shown) {
      if (chosenShown === shown.length) next.delete(email);
      else next.add(email);
    }
    onChange(next);
  };

  return (
    <Stack gap={2} role="group" aria-label={t('import.list')} aria-describedby={error && errorId}>
      <SearchInput label={t('import.search')} value={search} onChange={setSearch} />
      <Box px={3} py={1} display="flex" justifyContent="space-between" alignItems="center" gap={3} flexWrap="wrap">
        <Checkbox
          label={t('import.selectAll', { count: shown.length })}
          checked={shown.length > 0 && chosenShown === shown.length}
          indeterminate={chosenShown > 0 && chosenShown < shown.length}
          disabled={!shown.length}
          onChange={toggleAll}
        />
        <Text size="xs" tone="muted" role="status">
          {t('import.chosen', { count: chosen.size })}
        </Text>
      </Box>
      <Box borderWidth="1px" borderRadius="control" overflow="hidden">
        {shown.length ? (
          <VirtualList
            label={t('import.list')}
            items={shown}
            toKey={toKey}
            estimateSize={ROW_HEIGHT_PX}
            height={isPhone ? PHONE_LIST_HEIGHT : LIST_HEIGHT}
            onActivate={toggle}
            renderItem={(contact) => (
              <PickerRow
                name={contact.fullName}
                email={contact.email}
                chosen={chosen.has(contact.email)}
                onToggle={() => toggle(contact)}
              />
            )}
          />
        ) : (
          <Text tone="muted" textAlign="center" p={6}>
            {t('picker.noneFor', { search })}
          </Text>
        )}
      </Box>
      {error && (
        <Text id={errorId} size="sm" tone="danger" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
