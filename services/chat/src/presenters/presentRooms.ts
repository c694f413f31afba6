import {
  addressShownIn,
  describeChatRoom,
  memberSeenBy,
  sortChatMembers,
  sortChatRooms,
  type ChatMember,
  type ChatRoom,
  type ChatRoomAttributes,
  type ChatRoomInFull,
} from '@meet/chat-contract';
import type { ChatContext, ReadContext } from '../ChatContext.ts';
import type { MemberRecord } from '../models/memberModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { ownsRoom } from '../policies/roomPolicy.ts';
import type { MemberPreview } from '../rooms/createMemberPreviews.ts';
import { getAccountIds, presentMember } from './presentMembers.ts';
import { getAuthors } from './presentMessage.ts';
import { presentOwnAttributes } from './presentOwnAttributes.ts';

type MemberAttributes = Pick<ChatRoomAttributes, 'memberPreview' | 'memberCount' | 'ownerEmail'>;

/** Attributes of a room, with the last author's id, which only the service reads. */
interface PresentedAttributes {
  readonly attributes: ChatRoomAttributes;
  readonly lastAuthorId: string | undefined;
}

/**
 * Presents the attributes of these rooms that are the same for all members. Takes at most two queries for any number of
 * rooms and members.
 */
export async function presentAttributes(
  context: ReadContext,
  rooms: readonly RoomRecord[],
): Promise<PresentedAttributes[]> {
  const { deps } = context;
  const [toMemberPreview, getLast] = await Promise.all([
    deps.memberPreviews.of(rooms),
    deps.roomReader.getLastMessages(rooms),
  ]);
  const shown = [...toMemberPreview.values()].flatMap(({ first }) => first);
  const people = await deps.people.byId(context, [...getAccountIds(shown), ...getAuthors([...getLast.values()])]);
  return rooms.map((room) => {
    const last = getLast.get(room._id);
    return {
      attributes: {
        chatId: room._id,
        kind: room.kind,
        roomName: room.name,
        allowManage: room.allowManage,
        ...getMemberAttributes(room, toMemberPreview.get(room._id)!, (member) => presentMember(room, member, people)),
        lastMessage: last ? { ...last.preview, name: people.get(last.authorId)?.fullName ?? last.preview.name } : null,
        lastSequence: room.lastSequence,
        lastChange: room.lastChange ?? 0,
        deletedSequences: room.deletedSequences ?? [],
        version: room.version,
        createdAt: room.createdAt,
      },
      lastAuthorId: last?.authorId,
    };
  });
}

/** Presents the attributes of these rooms that are the same for all members, in the order of `rooms`. */
export async function presentAllRoomAttributes(
  context: ReadContext,
  rooms: readonly RoomRecord[],
): Promise<ChatRoomAttributes[]> {
  return (await presentAttributes(context, rooms)).map(({ attributes }) => attributes);
}

/** Presents the members of a room that lists show. */
export async function presentMemberAttributes(context: ReadContext, room: RoomRecord): Promise<MemberAttributes> {
  const { deps } = context;
  const memberPreview = (await deps.memberPreviews.of([room])).get(room._id)!;
  const people = await deps.people.byId(context, getAccountIds(memberPreview.first));
  return getMemberAttributes(room, memberPreview, (member) => presentMember(room, member, people));
}

function getMemberAttributes(
  room: RoomRecord,
  { first, count }: MemberPreview,
  present: (member: MemberRecord) => ChatMember,
): MemberAttributes {
  return {
    memberPreview: first.map(present),
    memberCount: count,
    ownerEmail: first.find(({ accountId }) => ownsRoom(room, accountId))?.email ?? null,
  };
}

/** Presents rooms for the member with these memberships, sorted as in lists. */
export async function presentRooms(
  context: ReadContext,
  rooms: readonly RoomRecord[],
  memberships: readonly MemberRecord[],
): Promise<ChatRoom[]> {
  const membershipIn = new Map(memberships.map((member) => [member.chatId, member]));
  const presented = await presentAttributes(context, rooms);
  return sortChatRooms(
    presented.flatMap(({ attributes, lastAuthorId }, index) => {
      const me = membershipIn.get(attributes.chatId);
      if (!me) return [];
      return describeChatRoom(
        attributes,
        me.email,
        presentOwnAttributes({ room: rooms[index]!, attributes, lastAuthorId }, me),
      );
    }),
  );
}

/** Presents rooms with all their members. The cost grows with the number of members. */
export async function presentRoomsInFull(
  context: ChatContext,
  rooms: readonly RoomRecord[],
): Promise<ChatRoomInFull[]> {
  const { deps, account } = context;
  await deps.readMarks.settle(account.accountId);
  const members = await deps.members.find({ chatId: { $in: rooms.map(({ _id }) => _id) } }).lean();
  const membersByRoom = Map.groupBy(members, ({ chatId }) => chatId);
  const people = await deps.people.byId(context, getAccountIds(members));
  const participantsByRoom = new Map(
    rooms.map((room) => [
      room._id,
      sortChatMembers((membersByRoom.get(room._id) ?? []).map((member) => presentMember(room, member, people))),
    ]),
  );
  const mine = members.filter(({ accountId }) => accountId === account.accountId);
  const emailIn = new Map(mine.map(({ chatId, email }) => [chatId, email]));
  const presented = await presentRooms(context, rooms, mine);
  return presented.map((room) => inFull(room, participantsByRoom.get(room.chatId)!, emailIn.get(room.chatId)!));
}

/** Presents one room for the caller, who is a member. */
export async function presentRoom(context: ChatContext, room: RoomRecord): Promise<ChatRoomInFull> {
  const [presented] = await presentRoomsInFull(context, [room]);
  return presented!;
}

/**
 * Adds the given members for the specified calls. These are only the preview's members if the caller requested no more.
 */
export function inFull(room: ChatRoom, members: readonly ChatMember[], viewerEmail: string): ChatRoomInFull {
  const participants = members.map((member) => memberSeenBy(member, viewerEmail));
  const others = participants.filter(({ currentUser }) => !currentUser);
  return {
    ...room,
    photo: room.isPeerToPeer ? (others[0]?.avatar ?? null) : others.map(({ avatar }) => avatar),
    participants,
    participantsArrayString: others.map((other) => other.fullName || addressShownIn(room, other)).join(', '),
    messages: [],
    messagesOffset: 0,
  };
}
