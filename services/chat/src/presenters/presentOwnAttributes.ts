import type { ChatRoom, ChatRoomAttributes, OwnRoomAttributes } from '@meet/chat-contract';
import type { MemberRecord } from '../models/memberModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { isInvited } from '../policies/memberPolicy.ts';
import { countsAsReadThrough } from '../policies/readPolicy.ts';

interface RoomOfMember {
  readonly room: RoomRecord;
  readonly attributes: Pick<ChatRoomAttributes, 'lastSequence'>;
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
 * Presents the attributes of a room that are specific to one member. The author of its last message has read
 * everything, unless they marked it as unread.
 */
export const presentOwnAttributes = (
  { room, attributes, lastAuthorId }: RoomOfMember,
  member: MemberRecord,
): Required<OwnRoomAttributes> => ({
  isInvited: isInvited(room, member),
  readSequence: countsAsReadThrough(member, lastAuthorId === member.accountId ? attributes.lastSequence : undefined),
  archivedThrough: member.archivedThrough ?? null,
  ...presentSettings(member),
});
