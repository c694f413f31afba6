import { isEmail } from '@meet/contracts';
import { parseAddresses, writeAddress } from '@meet/contracts/addresses';
import { Avatar, type ComboboxOption, type FieldProps } from '@meet/ui';
import { ChipsField, type Chip, type ChipsFieldProps } from '@meet/ui/chips-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KIT_NAMESPACE } from '../i18n/kitTexts.ts';
import { toKey, type Addressee, type KnownPerson } from './Addressee.ts';
import { collectPeople } from './collectPeople.ts';
import { PeopleButtons, type PeopleButtonsProps } from './PeopleButtons.tsx';
import { PersonSuggestion } from './PersonSuggestion.tsx';
import type { Validator } from './useValidator.ts';

export interface PeopleFieldProps
  extends
    Pick<FieldProps, 'label' | 'help' | 'error' | 'required'>,
    Pick<ChipsFieldProps<Option>, 'placeholder' | 'autoFocus'> {
  /** All people in the field, including those with a refused address, which the user can correct. */
  value: readonly Addressee[];
  onChange: (value: readonly Addressee[]) => void;
  validate: Validator;
  /** People to suggest while the user types, with their names and photos. */
  known: readonly KnownPerson[];
  /**
   * False if a list below the field searches for the typed text. Text that remains in the field is then a search, not a
   * forgotten entry.
   */
  suggests?: boolean;
  /** Addresses in lower case that count as already in the field, although they are elsewhere. */
  taken?: ReadonlySet<string>;
  /** Called with the typed text that is not entered yet. */
  onTyping?: (typed: string) => void;
  /** Text for a single person who is already in the field. For several, the field shows their number. */
  twiceText?: string;
  /** Text if the user enters nothing. Without it, Enter in the empty field submits the form. */
  emptyText?: string;
  /** Names of the buttons after the input, if any. */
  buttons?: PeopleButtonsProps['labels'];
}

interface Option extends ComboboxOption {
  readonly person: KnownPerson;
}

/**
 * A field for people by address: typed, pasted as a list in any form, or chosen from known people. It drops duplicates
 * and says so.
 */
export function PeopleField(props: PeopleFieldProps) {
  const {
    value,
    onChange,
    onTyping,
    validate,
    known,
    suggests = true,
    taken,
    twiceText,
    emptyText,
    buttons,
    error,
    ...field
  } = props;
  const { t } = useTranslation(KIT_NAMESPACE);
  const [typed, keepTyped] = useState('');
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const knownBy = new Map(known.map((person) => [toKey(person), person]));
  const getName = (person: Addressee) => knownBy.get(toKey(person))?.fullName || person.name || person.email;
  const without = (key: string) => value.filter((person) => toKey(person) !== key);

  const setTyped = (text: string) => {
    keepTyped(text);
    onTyping?.(text);
  };
  const enter = (text: string, present = value, completes = true) => {
    const keys = new Set(present.map(toKey));
    const { added, doubles } = collectPeople(text, {
      known,
      completes,
      isThere: (key) => keys.has(key) || Boolean(taken?.has(key)),
    });
    const bad = added.filter(({ email }) => validate(email)).length;
    const says = { added: added.length - bad, bad, twice: doubles };
    const isEmpty = added.length + doubles === 0;
    setTyped('');
    setRefusal(isEmpty ? emptyText : added.length === 0 && doubles === 1 ? twiceText : undefined);
    setSaid(
      Object.entries(says)
        .flatMap(([key, count]) => (count ? t(`people.${key}`, { count }) : []))
        .join(', '),
    );
    if (added.length > 0 || present !== value) onChange([...present, ...added]);
  };
  const remove = (key: string) => {
    const gone = value.find((person) => toKey(person) === key);
    if (gone) setSaid(t('people.removed', { name: getName(gone) }));
    setRefusal(undefined);
    onChange(without(key));
  };
  const correct = (key: string) => {
    const wrong = value.find((person) => toKey(person) === key)!;
    // Text that the user was typing is entered, so that it is not lost.
    if (typed.trim()) enter(typed, without(key));
    else onChange(without(key));
    setTyped(writeAddress(wrong));
  };
  const type = (text: string) => {
    setRefusal(undefined);
    if (text.includes('@') && /[,;]$/.test(text)) enter(text);
    else setTyped(text);
  };

  const chips = value.map((person): Chip => {
    const { avatar = null, presence } = knownBy.get(toKey(person)) ?? {};
    const problem = validate(person.email);
    // The address is invalid, so the chip shows the address, not the name.
    const label = problem ? person.email : getName(person);
    return {
      key: toKey(person),
      label,
      title: person.email,
      problem,
      picture: <Avatar name={label} email={person.email} photo={avatar} presence={presence} size={22} />,
    };
  });
  const problems = [...new Set(chips.flatMap(({ problem }) => problem ?? []))];
  const there = new Set(chips.map(({ key }) => key));

  return (
    <ChipsField<Option>
      {...field}
      error={refusal ?? (problems.join(' · ') || error)}
      chips={chips}
      words={{
        list: t('people.list'),
        remove: (name) => t('people.remove', { name }),
        correct: (name, problem) => t('people.correct', { name, problem }),
      }}
      said={said}
      typed={typed}
      onTyped={type}
      onEnter={(text) => enter(text)}
      takesPaste={takesPaste}
      entersNothing={Boolean(emptyText)}
      onLeave={(isSent) => {
        if (typed.includes('@') || (isSent && suggests && typed.trim())) enter(typed, value, false);
      }}
      onRemove={remove}
      onCorrect={correct}
      options={(suggests ? known : [])
        .filter((person) => !there.has(toKey(person)) && !taken?.has(toKey(person)))
        .map((person) => ({
          value: person.email,
          label: person.fullName || person.email,
          keywords: person.email,
          person,
        }))}
      renderOption={({ person }) => <PersonSuggestion {...person} />}
      onSelect={({ person }) => enter(writeAddress({ email: person.email, name: person.fullName }))}
      inputMode="email"
      actions={
        buttons &&
        ((input) => (
          <PeopleButtons
            labels={buttons}
            isEmpty={!typed}
            onAdd={() => enter(typed)}
            onClear={() => (type(''), input?.focus())}
            onSearch={() => (input?.focus(), input?.click())}
          />
        ))
      }
    />
  );
}

/** Returns whether a pasted text is a list or a whole address. The user continues to type any other text. */
function takesPaste(text: string): boolean {
  const [first, ...more] = parseAddresses(text);
  return more.length > 0 || isEmail(first?.email ?? '');
}
