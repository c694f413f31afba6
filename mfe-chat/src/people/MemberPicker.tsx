import { memberEmail } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Avatar, Box, Button, Combobox, Field, HStack, IconButton, Stack, Text, type ComboboxOption } from '@meet/ui';
import { X } from '@meet/ui/icons';
import { useState, type ReactNode } from 'react';
import { ValidationError } from 'yup';
import { useSuggestions, type Suggestion } from './useSuggestions.ts';

interface Props {
  readonly label: ReactNode;
  /** The chosen addresses, lower case. */
  readonly value: readonly string[];
  readonly onChange: (emails: readonly string[]) => void;
  /** Addresses that can't be chosen: those in the room, the person's own. */
  readonly taken: readonly string[];
  readonly autoFocus?: boolean;
}

interface Option extends ComboboxOption {
  readonly suggestion: Suggestion;
}

/** Chooses people by e-mail, typed or suggested from the contacts. What is chosen is suggested no more. */
export function MemberPicker({ label, value, onChange, taken, autoFocus }: Props) {
  const t = useTexts();
  const suggestions = useSuggestions();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const nameOf = new Map(suggestions.map((suggestion) => [suggestion.email, suggestion]));
  const options = suggestions
    .filter(({ email }) => !value.includes(email) && !taken.includes(email))
    .map((suggestion): Option => ({
      value: suggestion.email,
      label: suggestion.email,
      keywords: suggestion.fullName,
      suggestion,
    }));

  function add(address: string): void {
    const email = address.trim().toLowerCase();
    const problem = judge(email, [...value, ...taken]);
    setError(problem && t(`contracts:${problem.key}`, problem.params));
    if (problem) return;
    setTyped('');
    onChange([...value, email]);
  }

  return (
    <Stack gap={1}>
      <Field label={label} error={error} help={t('members.help')}>
        {(control) => (
          <HStack gap={2}>
            <Box flex={1} minW={0}>
              <Combobox
                {...control}
                value={typed}
                onChange={(next) => {
                  setTyped(next);
                  setError(undefined);
                }}
                options={options}
                onSelect={({ value: email }) => add(email)}
                onSubmit={add}
                clearsOnSelect
                emptyText={false}
                inputMode="email"
                autoFocus={autoFocus}
                placeholder={t('members.placeholder')}
                renderOption={({ suggestion }) => <SuggestedPerson {...suggestion} />}
              />
            </Box>
            <Button variant="secondary" onClick={() => add(typed)}>
              {t('members.add')}
            </Button>
          </HStack>
        )}
      </Field>
      {value.length > 0 && (
        <HStack as="ul" flexWrap="wrap" gap={1.5} p={0} m={0} listStyleType="none" aria-label={t('members.chosen')}>
          {value.map((email) => (
            <Chosen
              key={email}
              email={email}
              person={nameOf.get(email)}
              onRemove={() => onChange(value.filter((chosen) => chosen !== email))}
            />
          ))}
        </HStack>
      )}
    </Stack>
  );
}

function SuggestedPerson({ fullName, email, avatar }: Suggestion) {
  return (
    <>
      <Avatar name={fullName || email} email={email} photo={avatar} size={28} />
      <Box minW={0}>
        <Text as="span" display="block" truncate>
          {fullName || email}
        </Text>
        {fullName && (
          <Text as="span" display="block" size="xs" tone="muted" truncate>
            {email}
          </Text>
        )}
      </Box>
    </>
  );
}

function Chosen({ email, person, onRemove }: { email: string; person: Suggestion | undefined; onRemove: () => void }) {
  const t = useTexts();
  const name = person?.fullName || email;
  return (
    <HStack as="li" gap={1.5} ps={1} borderRadius="full" bg="bg.muted" maxW="full" title={email}>
      <Avatar name={name} email={email} photo={person?.avatar} size={22} />
      <Text as="span" truncate maxW={48}>
        {name}
      </Text>
      <IconButton size="sm" round label={t('members.unchoose', { name })} icon={<X aria-hidden />} onClick={onRemove} />
    </HStack>
  );
}

function judge(
  email: string,
  present: readonly string[],
): { key: string; params: Readonly<Record<string, unknown>> } | undefined {
  if (present.includes(email)) return { key: 'errors.CHAT_MEMBER_ALREADY_IN_ROOM', params: {} };
  try {
    memberEmail().validateSync(email);
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { key: error.message, params: error.params ?? {} };
  }
}
