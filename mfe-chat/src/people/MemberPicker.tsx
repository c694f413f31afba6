import { memberEmail } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { PeopleField, useValidator, type Addressee } from '@meet/remote-kit/people';
import type { ReactNode } from 'react';
import { useSuggestions } from './useSuggestions.ts';

interface Props {
  readonly label: ReactNode;
  /** The chosen people, including those whose address can't be used. */
  readonly value: readonly Addressee[];
  readonly onChange: (people: readonly Addressee[]) => void;
  /** Addresses that can't be chosen, in lower case: the room's members and the person's own. */
  readonly taken: readonly string[];
  readonly autoFocus?: boolean;
}

const ADDRESS = memberEmail();

/** Lets the person choose people by e-mail: typed, pasted as a list, or suggested from the contacts. */
export function MemberPicker({ label, value, onChange, taken, autoFocus }: Props) {
  const t = useTexts();
  const validate = useValidator(ADDRESS);
  return (
    <PeopleField
      {...{ label, value, onChange, validate, autoFocus }}
      help={t('members.help')}
      placeholder={t('members.placeholder')}
      known={useSuggestions()}
      taken={new Set(taken)}
      twiceText={t('contracts:errors.CHAT_MEMBER_ALREADY_IN_ROOM')}
      emptyText={validate('')}
      buttons={{ add: t('members.add') }}
    />
  );
}
