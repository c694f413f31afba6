import { applyChatEvent, type ChatRoom, type ChatRoomInFull } from '@meet/chat-contract';
import { listChatRooms } from '@meet/chat-contract';
import { channelsChanged, userChannel } from '@meet/contracts/events';
import type { TestPerson } from '@meet/service-kit/testing';
import type { ChatUnderTest } from './startChat.ts';

export interface Listener {
  /** Rooms of the person's open page: fetched once, then updated only by events. */
  readonly rooms: readonly ChatRoom[];
}

/** Simulates a person's open page. It gets events of its own channels only, which it joins and leaves like the hub. */
export async function createListener(chat: ChatUnderTest, person: TestPerson): Promise<Listener> {
  const own = userChannel(person.accountId);
  let rooms = await fetchRooms(chat, person);
  const joined = new Set([own, ...rooms.map(({ chatChannel }) => chatChannel)]);
  let heard = chat.events.length;
  return {
    get rooms() {
      for (; heard < chat.events.length; heard += 1) {
        const event = chat.events[heard]!;
        if (!joined.has(event.channel)) continue;
        if (event.type === channelsChanged.type) {
          const { join, leave } = event.payload as { join: string[]; leave: string[] };
          for (const channel of leave) joined.delete(channel);
          for (const channel of join) joined.add(channel);
        } else rooms = [...applyChatEvent(rooms, event, person.email)];
      }
      return rooms;
    },
  };
}

/** Returns a person's rooms as a page requests them. */
export async function fetchRooms(chat: ChatUnderTest, person: TestPerson): Promise<ChatRoom[]> {
  const { body } = await chat.request(listChatRooms, { previewOnly: true }, { as: person });
  return (body.chatrooms as ChatRoomInFull[]).map(seen);
}

/** Returns a person's rooms as outside callers get them. */
export async function fetchRoomsInFull(chat: ChatUnderTest, person: TestPerson): Promise<ChatRoomInFull[]> {
  const { body } = await chat.request(listChatRooms, {}, { as: person });
  return body.chatrooms as ChatRoomInFull[];
}

/** Returns a room without the additional fields of the specified calls. */
export function seen(room: ChatRoomInFull): ChatRoom {
  const { photo: _p, participants: _m, participantsArrayString: _n, messages: _t, messagesOffset: _o, ...kept } = room;
  return kept;
}
