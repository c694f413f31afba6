import { obfuscateEmail, PERIODS } from '@meet/contracts';
import type { MeetingPerson } from '@meet/meetings-contract';
import { useBehavior, useHost, useTexts } from '@meet/remote-kit';
import { Avatar, Box, Checkbox, Combobox, Field, HStack, IconButton, ScrollArea, Stack, Text } from '@meet/ui';
import { Plus, Search, X } from '@meet/ui/icons';
import { useRef, useState } from 'react';
import type { InvitationList } from './createInvitationList.ts';

interface ParticipantPickerProps {
  contacts: readonly MeetingPerson[];
  list: InvitationList;
  /** Addresses that somebody else put into the room for which the dialog was opened. */
  strangers: ReadonlySet<string>;
  /** The form's own complaint: nobody is selected. */
  problem?: string;
}

/** Finds people among the contacts or by address, and shows who will be invited. */
export function ParticipantPicker({ contacts, list, strangers, problem }: ParticipantPickerProps) {
  const t = useTexts();
  const host = useHost();
  const people = useBehavior(list.people$);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const row = useRef<HTMLDivElement>(null);
  const selected = people.filter((person) => person.selected).length;

  const add = (person: Partial<MeetingPerson> & { email: string }) => {
    const key = list.add(person);
    setRefusal(key);
    if (key) return;
    setTyped('');
    host.toast({ type: 'success', message: t('details.added'), timeoutMs: PERIODS.preferenceSavedMs });
  };
  const shownOf = ({ email }: MeetingPerson) => (strangers.has(email) ? obfuscateEmail(email) : email);
  const input = () => row.current?.querySelector('input');

  return (
    <Stack gap={2}>
      <Field label={t('details.participants')} error={refusal ? t(`contracts:${refusal}`) : problem}>
        {(control) => (
          <HStack ref={row} gap={1}>
            <Combobox
              {...control}
              value={typed}
              onChange={(value) => (setTyped(value), setRefusal(undefined))}
              placeholder={t('details.participantsPlaceholder')}
              options={contacts.map((contact) => ({
                value: contact.email,
                label: contact.fullName || contact.email,
                keywords: contact.email,
                contact,
              }))}
              renderOption={({ contact }) => <PersonLine person={contact} />}
              onSelect={({ contact }) => add(contact)}
              onSubmit={(email) => add({ email })}
              clearsOnSelect
              emptyText={false}
            />
            <IconButton label={t('details.add')} icon={<Plus />} onClick={() => add({ email: typed })} />
            <IconButton
              label={t('details.clear')}
              icon={<X />}
              disabled={!typed}
              onClick={() => (setTyped(''), setRefusal(undefined), input()?.focus())}
            />
            <IconButton
              label={t('details.search')}
              icon={<Search />}
              onClick={() => (input()?.focus(), input()?.click())}
            />
          </HStack>
        )}
      </Field>
      {people.length > 0 && (
        <Box borderWidth="1px" borderRadius="control">
          <HStack justifyContent="space-between" px={3} py={2} borderBottomWidth="1px">
            <Text weight="medium">{t('details.toInvite', { count: selected })}</Text>
            <Checkbox
              label={t('details.selectAll')}
              checked={selected === people.length}
              indeterminate={selected > 0 && selected < people.length}
              onChange={(event) => list.selectAll(event.target.checked)}
            />
          </HStack>
          <ScrollArea
            maxH={48}
            as="ul"
            listStyleType="none"
            m={0}
            p={1}
            tabIndex={0}
            aria-label={t('details.participants')}
          >
            {people.map((person) => (
              <HStack as="li" key={person.email} px={2} py={1.5} gap={3}>
                <Checkbox
                  aria-label={person.fullName || shownOf(person)}
                  checked={person.selected}
                  onChange={() => list.toggle(person.email)}
                />
                <PersonLine person={{ ...person, email: shownOf(person) }} />
              </HStack>
            ))}
          </ScrollArea>
        </Box>
      )}
    </Stack>
  );
}

function PersonLine({ person: { fullName, email, avatar } }: { person: MeetingPerson }) {
  return (
    <HStack gap={2.5} minW={0}>
      <Avatar name={fullName || email} email={email} photo={avatar} size={28} />
      <Box minW={0}>
        <Text truncate>{fullName || email}</Text>
        {fullName && (
          <Text size="xs" tone="muted" truncate>
            {email}
          </Text>
        )}
      </Box>
    </HStack>
  );
}
