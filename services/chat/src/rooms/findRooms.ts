import { addressShownIn, CHAT_ROOMS_FOUND_MAX } from '@meet/chat-contract';
import { foldText, splitWords } from '@meet/contracts/texts';
import { literally } from '@meet/service-kit';
import type { ChatContext } from '../ChatContext.ts';
import type { MemberRecord } from '../models/memberModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { mayManage, ownsRoom } from '../policies/roomPolicy.ts';
import { getAccountIds, presentMember } from '../presenters/presentMembers.ts';
import type { RoomsOfOwner } from './createRoomReader.ts';
import { lastActiveAt } from './silence.ts';

/**
 * Maximum other members that one search reads. A text that matches so many members finds more rooms than the search
 * shows.
 */
const MEMBERS_READ_MAX = 1_000;

export interface FoundRooms extends RoomsOfOwner {
  /** Returns whether a room's whole name is the text. A private room without a name has the other member's. */
  readonly isTitled: (room: RoomRecord) => boolean;
}

/**
 * Returns the caller's matching open rooms, including silent ones, the latest active first. The text must match from
 * the beginning of a word, in the room's name or in another member's name or shown address. Reads the caller's
 * memberships, and only the matching rooms and other members.
 */
export async function findRooms(context: ChatContext, search: string): Promise<FoundRooms> {
  const { deps, account } = context;
  const wanted = foldText(search.trim());
  const [first] = splitWords(wanted);
  if (first === undefined) return { rooms: [], memberships: [], isTitled: () => false };
  await deps.readMarks.settle(account.accountId);
  const mine = await deps.members.find({ accountId: account.accountId }).lean();
  const chatIds = mine.map(({ chatId }) => chatId);
  const words = { $regex: `^${literally(first)}` };
  const [named, members] = await Promise.all([
    deps.rooms.find({ _id: { $in: chatIds }, words }).lean(),
    deps.members
      .find({ chatId: { $in: chatIds }, words })
      // Allows for the caller's own memberships, which may match in every room.
      .limit(MEMBERS_READ_MAX + mine.length)
      .lean(),
  ]);
  const others = members.filter(({ accountId }) => accountId !== account.accountId);
  const [people, peopled] = await Promise.all([
    deps.people.byId(context, getAccountIds(others)),
    deps.rooms.find({ _id: { $in: [...new Set(others.map(({ chatId }) => chatId))] } }).lean(),
  ]);
  const membersByRoom = Map.groupBy(others, ({ chatId }) => chatId);
  const holds = (text: string) => foldText(text).includes(wanted);
  const listShown = (room: RoomRecord) =>
    (membersByRoom.get(room._id) ?? []).flatMap((member) => wordsShown(room, member, account.accountId, people));
  const found = [...new Map([...named, ...peopled].map((room) => [room._id, room])).values()].filter((room) => {
    if (room.closedAt) return false;
    return holds(room.name) || listShown(room).some(holds);
  });
  const isTitled = (room: RoomRecord) =>
    [room.name, ...(room.pairKey !== undefined && !room.name ? listShown(room) : [])].some(
      (text) => foldText(text.trim()) === wanted,
    );
  const newest = found.sort((a, b) => lastActiveAt(b) - lastActiveAt(a)).slice(0, CHAT_ROOMS_FOUND_MAX);
  return { rooms: newest, memberships: mine, isTitled };
}

/** Returns the name and address of a member as the viewer sees them. */
function wordsShown(
  room: RoomRecord,
  member: MemberRecord,
  viewerId: string,
  people: Parameters<typeof presentMember>[2],
): string[] {
  const shown = presentMember(room, member, people);
  const viewer = { isOwner: ownsRoom(room, viewerId), allowManage: mayManage(room, viewerId) };
  return [shown.fullName, addressShownIn(viewer, { ...shown, currentUser: false })];
}
