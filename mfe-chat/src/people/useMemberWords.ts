import { addressShownIn, type ChatMemberSeen, type ChatRoom } from '@meet/chat-contract';
import { useContacts } from '@meet/remote-kit/network';
import { useMemo } from 'react';

export type MemberName = (member: Pick<ChatMemberSeen, 'fullName' | 'email' | 'invited' | 'currentUser'>) => string;

interface MemberWords {
  /** Returns a member's own name, or their name among the person's contacts, or their address. */
  readonly getName: MemberName;
  /** Returns a member's address. It is obfuscated for a stranger, but not for a contact. */
  readonly getAddress: MemberName;
}

type Room = Pick<ChatRoom, 'isOwner' | 'allowManage'>;

/** Returns functions that give the names and addresses of these members of a room for the viewer. */
export function useMemberWords(members: readonly ChatMemberSeen[], { isOwner, allowManage }: Room): MemberWords {
  const contacts = useContacts(members.some(({ fullName }) => !fullName));
  return useMemo(() => {
    const names = new Map(contacts.map(({ email, fullName }) => [email.toLowerCase(), fullName]));
    const getAddress: MemberName = (member) =>
      names.has(member.email) ? member.email : addressShownIn({ isOwner, allowManage }, member);
    return { getAddress, getName: (member) => member.fullName || names.get(member.email) || getAddress(member) };
  }, [contacts, isOwner, allowManage]);
}

export const useMemberName = (members: readonly ChatMemberSeen[], room: Room): MemberName =>
  useMemberWords(members, room).getName;
