import { addressKey, obfuscateEmail, PERIODS } from '@meet/contracts';
import { participantInviteEmail, type MeetingPerson } from '@meet/meetings-contract';
import { useBehavior, useTexts, useUser } from '@meet/remote-kit';
import { PeopleField, PersonSuggestion, useValidator, type Addressee, type KnownPerson } from '@meet/remote-kit/people';
import { Box, Checkbox, HStack, ScrollArea, Stack, Text, toast } from '@meet/ui';
import { useMemo } from 'react';
import type { InvitationList } from './createInvitationList.ts';

interface ParticipantPickerProps {
  contacts: readonly (KnownPerson & Pick<MeetingPerson, 'accountId' | 'contactId'>)[];
  list: InvitationList;
  /** Typed people who can't be invited. They stay in the field so that the person can correct them. */
  wrong: readonly Addressee[];
  onWrong: (people: readonly Addressee[]) => void;
  /** Addresses that somebody else added to the room for which the dialog was opened. */
  strangers: ReadonlySet<string>;
  /** The form's own error, that nobody is selected. */
  problem?: string;
}

/** Finds people among the contacts or by address, and shows who will be invited. */
export function ParticipantPicker({ contacts, list, wrong, onWrong, strangers, problem }: ParticipantPickerProps) {
  const t = useTexts();
  const { email: ownEmail } = useUser();
  const people = useBehavior(list.people$);
  const validate = useValidator(useMemo(() => participantInviteEmail({ ownEmail, invited: [] }), [ownEmail]));
  const known = useMemo(() => new Map(contacts.map((contact) => [contact.email.toLowerCase(), contact])), [contacts]);
  const selected = people.filter((person) => person.selected).length;

  const change = (written: readonly Addressee[]) => {
    const good = written.filter(({ email }) => !validate(email));
    for (const { email, name } of good) list.add(known.get(addressKey(email)) ?? { email, fullName: name });
    onWrong(written.filter(({ email }) => validate(email)));
    if (good.length === 0) return;
    toast.snackbar(t('details.added', { count: good.length }), PERIODS.preferenceSavedMs);
  };
  const toShownAddress = ({ email }: MeetingPerson) => (strangers.has(email) ? obfuscateEmail(email) : email);

  return (
    <Stack gap={2}>
      <PeopleField
        label={t('details.participants')}
        help={t('details.participantsHelp')}
        placeholder={t('details.participantsPlaceholder')}
        error={problem}
        value={wrong}
        onChange={change}
        validate={validate}
        known={contacts}
        taken={new Set(people.map(({ email }) => email.toLowerCase()))}
        twiceText={t('contracts:meetings.inviteTwice')}
        emptyText={validate('')}
        buttons={{ add: t('details.add'), clear: t('details.clear'), search: t('details.search') }}
      />
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
                  aria-label={person.fullName || toShownAddress(person)}
                  checked={person.selected}
                  onChange={() => list.toggle(person.email)}
                />
                <PersonSuggestion
                  {...person}
                  email={toShownAddress(person)}
                  presence={known.get(person.email.toLowerCase())?.presence}
                />
              </HStack>
            ))}
          </ScrollArea>
        </Box>
      )}
    </Stack>
  );
}
