import type { ChatRoom, ChatRoomFacts, OwnRoomFacts } from '@meet/chat-contract';
import type { MemberRecord } from '../models/memberModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { isInvited } from '../policies/memberPolicy.ts';
import { countsAsReadThrough } from '../policies/readPolicy.ts';

interface RoomOfMember {
  readonly room: RoomRecord;
  readonly facts: Pick<ChatRoomFacts, 'lastSequence'>;
  /** Account that wrote the last message. */
  readonly lastAuthorId: string | undefined;
}

/** Presents the settings of a member for a room. */
export const presentSettings = ({
  notificationLevel,
  isFavourite,
}: MemberRecord): Pick<ChatRoom, 'notificationLevel' | 'isFavourite'> => ({
  notificationLevel: notificationLevel ?? 'everything',
  isFavourite: isFavourite ?? false,
});

/**
 * Presents the facts of a room that hold for one member only. The author of its last message has read everything,
 * unless they marked it as unread.
 */
export const presentOwnFacts = (
  { room, facts, lastAuthorId }: RoomOfMember,
  member: MemberRecord,
): Required<OwnRoomFacts> => ({
  isInvited: isInvited(room, member),
  readSequence: countsAsReadThrough(member, lastAuthorId === member.accountId ? facts.lastSequence : undefined),
  archivedThrough: member.archivedThrough ?? null,
  ...presentSettings(member),
});
