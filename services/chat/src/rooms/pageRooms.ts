import { rankChatRoom } from '@meet/chat-contract';
import { compareKeys } from '@meet/service-kit';
import type { MemberRecord } from '../models/memberModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { countsAsReadThrough } from '../policies/readPolicy.ts';
import type { RoomsOfOwner } from './createRoomReader.ts';
import { lastActiveAt } from './silence.ts';

/** Place of a room in its member's list. */
interface Place {
  /** See rankChatRoom. */
  readonly rank: number;
  /** Unix milliseconds. */
  readonly activeAt: number;
  readonly chatId: string;
}

export interface RoomPage {
  readonly rooms: readonly RoomRecord[];
  /** Rooms after the page that have unread messages. */
  readonly unread: readonly RoomRecord[];
  readonly next: string | null;
}

/** Returns the page after a place, in the order of sortChatRooms. A malformed place means the start. */
export function pageRooms({ rooms, memberships }: RoomsOfOwner, after: string | undefined, limit: number): RoomPage {
  const memberIn = new Map(memberships.map((member) => [member.chatId, member]));
  const begin = after ? readPlace(after) : undefined;
  const placed = rooms
    .map((room) => ({ room, place: placeFor(room, memberIn.get(room._id)) }))
    .filter(({ place }) => !begin || comparePlaces(place, begin) > 0)
    .sort((a, b) => comparePlaces(a.place, b.place));
  const [page, rest] = [placed.slice(0, limit), placed.slice(limit)];
  const isUnread = ({ room }: (typeof placed)[number]) => {
    const member = memberIn.get(room._id);
    return member !== undefined && room.lastSequence > countsAsReadThrough(member);
  };
  return {
    rooms: page.map(({ room }) => room),
    unread: rest.filter(isUnread).map(({ room }) => room),
    next: rest.length > 0 ? writePlace(page.at(-1)!.place) : null,
  };
}

function placeFor(room: RoomRecord, member: MemberRecord | undefined): Place {
  const { archivedThrough, isFavourite = false } = member ?? {};
  return {
    rank: rankChatRoom({
      isArchived: archivedThrough !== undefined && room.lastSequence <= archivedThrough,
      isFavourite,
    }),
    activeAt: lastActiveAt(room),
    chatId: room._id,
  };
}

const comparePlaces = (a: Place, b: Place): number =>
  a.rank - b.rank || b.activeAt - a.activeAt || compareKeys(a.chatId, b.chatId);

const writePlace = ({ rank, activeAt, chatId }: Place): string => [rank, activeAt, chatId].join('.');

function readPlace(text: string): Place | undefined {
  const [, rank, activeAt, chatId] = /^([012])\.(\d{1,16})\.(.+)$/.exec(text) ?? [];
  return chatId === undefined ? undefined : { rank: Number(rank), activeAt: Number(activeAt), chatId };
}
