import { addressShownIn, type ChatMemberSeen, type ChatRoom } from '@meet/chat-contract';
import { useMemo } from 'react';
import { useContacts } from './useContacts.ts';

export type MemberName = (member: Pick<ChatMemberSeen, 'fullName' | 'email' | 'invited' | 'currentUser'>) => string;

interface MemberWords {
  /**
   * What a member is called: by their own name; who is invited and shows none, as the person's contacts call them, else by
   * address.
   */
  readonly nameOf: MemberName;
  /** A stranger's address is obfuscated; one of the person's contacts' is not. */
  readonly addressOf: MemberName;
}

type Room = Pick<ChatRoom, 'isOwner' | 'allowManage'>;

/** What these members of a room are called to the person who looks at it. */
export function useMemberWords(members: readonly ChatMemberSeen[], { isOwner, allowManage }: Room): MemberWords {
  const contacts = useContacts(members.some(({ fullName }) => !fullName));
  return useMemo(() => {
    const names = new Map(contacts.map(({ email, fullName }) => [email.toLowerCase(), fullName]));
    const addressOf: MemberName = (member) =>
      names.has(member.email) ? member.email : addressShownIn({ isOwner, allowManage }, member);
    return { addressOf, nameOf: (member) => member.fullName || names.get(member.email) || addressOf(member) };
  }, [contacts, isOwner, allowManage]);
}

export const useMemberName = (members: readonly ChatMemberSeen[], room: Room): MemberName =>
  useMemberWords(members, room).nameOf;
