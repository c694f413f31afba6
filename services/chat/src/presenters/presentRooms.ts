import { describeChatRoom, previewOf, sortChatMembers, sortChatRooms } from '@meet/chat-contract';
import type { ChatRoom, ChatRoomFacts } from '@meet/chat-contract';
import type { ChatContext, ReadContext } from '../ChatContext.ts';
import type { MemberRecord } from '../models/memberModel.ts';
import { messageKey } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { accountIdsOf, presentMember } from './presentMembers.ts';
import { authorsOf, presentMessage } from './presentMessage.ts';

/** With what the service keeps to itself. */
interface PresentedFacts extends ChatRoomFacts {
  readonly members: readonly MemberRecord[];
  readonly lastAuthorId: string | undefined;
}

/** What everyone knows of these rooms: four questions to the database, however many rooms. */
export async function presentFacts(context: ReadContext, rooms: readonly RoomRecord[]): Promise<PresentedFacts[]> {
  const { deps } = context;
  const [allMembers, lastMessages] = await Promise.all([
    deps.members.find({ chatId: { $in: rooms.map(({ _id }) => _id) } }).lean(),
    deps.messages
      .find({
        _id: { $in: rooms.flatMap(({ _id, lastSequence }) => (lastSequence ? messageKey(_id, lastSequence) : [])) },
      })
      .lean(),
  ]);
  const people = await deps.people.byId(context, [...accountIdsOf(allMembers), ...authorsOf(lastMessages)]);
  const membersOf = Map.groupBy(allMembers, ({ chatId }) => chatId);
  const lastOf = new Map(lastMessages.map((message) => [message.chatId, message]));
  return rooms.map((room) => {
    const members = membersOf.get(room._id) ?? [];
    const last = lastOf.get(room._id);
    return {
      chatId: room._id,
      kind: room.kind,
      roomName: room.name,
      allowManage: room.allowManage,
      participants: sortChatMembers(members.map((member) => presentMember(room, member, people))),
      lastMessage: last ? previewOf(presentMessage(last, people)) : null,
      lastSequence: room.lastSequence,
      version: room.version,
      createdAt: room.createdAt,
      members,
      lastAuthorId: last?.authorId,
    };
  });
}

/** Facts that an event may carry: without what the service keeps to itself. */
export async function presentRoomFacts(context: ReadContext, room: RoomRecord): Promise<ChatRoomFacts> {
  const [presented] = await presentFacts(context, [room]);
  const { members: _members, lastAuthorId: _author, ...facts } = presented!;
  return facts;
}

/** Rooms as the caller sees them, the last spoken in first. */
export async function presentRooms(context: ChatContext, rooms: readonly RoomRecord[]): Promise<ChatRoom[]> {
  const { accountId } = context.account;
  await context.deps.readMarks.settle(accountId);
  const presented = await presentFacts(context, rooms);
  return sortChatRooms(
    presented.flatMap(({ members, lastAuthorId, ...facts }) => {
      const me = members.find((member) => member.accountId === accountId);
      if (!me) return [];
      const readSequence = lastAuthorId === accountId ? facts.lastSequence : me.readSequence;
      return describeChatRoom(facts, me.email, { ...me, readSequence });
    }),
  );
}

/** One room as the caller, who is a member, sees it. */
export async function presentRoom(context: ChatContext, room: RoomRecord): Promise<ChatRoom> {
  const [presented] = await presentRooms(context, [room]);
  return presented!;
}
