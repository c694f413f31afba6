import { memberEmail } from '@meet/chat-contract';
import { addressKey } from '@meet/contracts';
import { findFailure } from '@meet/contracts/forms';
import type { Addressee } from '@meet/remote-kit/people';
import { useState } from 'react';

const ADDRESS = memberEmail();
const isGood = ({ email }: Addressee) => !findFailure(ADDRESS, email);

/** Keeps the people whom the person entered into the field for members. */
export function useChosenMembers() {
  const [people, setPeople] = useState<readonly Addressee[]>([]);
  const good = people.filter(isGood);
  return {
    people,
    setPeople,
    /** The usable addresses, in lower case. */
    emails: good.map(({ email }) => addressKey(email)),
    /** Whether some entries must be corrected or removed first. */
    hasWrong: good.length < people.length,
  };
}
