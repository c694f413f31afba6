import type { ChatMember } from '@meet/chat-contract';
import { useMemo } from 'react';
import { useContacts } from './useContacts.ts';

export type MemberName = (member: Pick<ChatMember, 'fullName' | 'email'>) => string;

/**
 * What these members are called: by their own name; who is invited and shows none, as the person's contacts call them,
 * else by address.
 */
export function useMemberName(members: readonly ChatMember[]): MemberName {
  const contacts = useContacts(members.some(({ fullName }) => !fullName));
  return useMemo(() => {
    const names = new Map(contacts.map(({ email, fullName }) => [email.toLowerCase(), fullName]));
    return ({ fullName, email }) => fullName || names.get(email) || email;
  }, [contacts]);
}
