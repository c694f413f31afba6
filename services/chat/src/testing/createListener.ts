import { applyChatEvent, type ChatRoom, type ChatRoomInFull } from '@meet/chat-contract';
import { listChatRooms } from '@meet/chat-contract';
import { channelsChanged, userChannel } from '@meet/contracts/events';
import type { TestPerson } from '@meet/service-kit/testing';
import type { ChatUnderTest } from './startChat.ts';

export interface Listener {
  /** The rooms as the person's open page has them: fetched once, then kept by events alone. */
  readonly rooms: readonly ChatRoom[];
}

/** A person's open page: it hears its own channels only, joined and left as the hub does it. */
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

/** Their rooms as their pages ask for them. */
export async function fetchRooms(chat: ChatUnderTest, person: TestPerson): Promise<ChatRoom[]> {
  const { body } = await chat.request(listChatRooms, { previewOnly: true }, { as: person });
  return (body.chatrooms as ChatRoomInFull[]).map(seen);
}

/** The same as outside callers have them. */
export async function fetchRoomsInFull(chat: ChatUnderTest, person: TestPerson): Promise<ChatRoomInFull[]> {
  const { body } = await chat.request(listChatRooms, {}, { as: person });
  return body.chatrooms as ChatRoomInFull[];
}

/** A room without what the specified calls tell beside. */
export function seen(room: ChatRoomInFull): ChatRoom {
  const { photo: _p, participants: _m, participantsArrayString: _n, messages: _t, messagesOffset: _o, ...kept } = room;
  return kept;
}
