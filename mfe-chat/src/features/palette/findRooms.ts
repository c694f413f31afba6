import { addressShownIn, type ChatRoom } from '@meet/chat-contract';
import { isViewing, type Command, type HostApi } from '@meet/remote-kit';
import { filterCommands } from '@meet/ui/command-palette';
import { filter, firstValueFrom, fromEvent, merge } from 'rxjs';
import { findRoomsBeyond, withRoomsBeyond } from '../../people/findRoomsBeyond.ts';
import { othersIn, getTitle } from '../../people/getTitle.ts';
import { getChat, talk } from '../../state/getChat.ts';
import { START_CHAT_MEETING } from '../../state/meetingKinds.ts';

/** Maximum number of rooms in the palette. Before anything is typed, it shows the rooms with the latest messages. */
const SHOWN_MAX = 5;
const SHOWN_WITHOUT_QUERY_MAX = 3;

/** Finds rooms by their names and members. Throws if the rooms could not be loaded. */
export async function findRooms(host: HostApi, query: string, signal: AbortSignal): Promise<readonly Command[]> {
  const { rooms } = getChat(host);
  if (rooms.state$.value.status === 'failed') void rooms.load();
  const settled$ = rooms.state$.pipe(filter(({ status }) => status !== 'loading'));
  await firstValueFrom(merge(settled$, fromEvent(signal, 'abort')));
  const { status, rooms: list } = rooms.state$.value;
  if (status !== 'ready') throw new Error('The rooms are not there.');
  // If the server does not answer, loaded rooms are still found by their member preview.
  const beyond = await findRoomsBeyond(host.api, query, signal).catch(() => []);
  const isFound = new Set(beyond.map(({ chatId }) => chatId));
  const commands = withRoomsBeyond(list, beyond).map((room) =>
    asCommand(host, room, isFound.has(room.chatId) ? query : ''),
  );
  return filterCommands(commands, query).slice(0, query ? SHOWN_MAX : SHOWN_WITHOUT_QUERY_MAX);
}

/** Presents a room as a command. `found` is the search text by which the server found the room; empty if it did not. */
function asCommand(host: HostApi, room: ChatRoom, found: string): Command {
  const { t } = host.i18n;
  const { chatId, lastMessage, isPeerToPeer } = room;
  const others = othersIn(room);
  const [other] = others;
  return {
    id: `room ${chatId}`,
    label: roomLabel(room, t),
    group: '',
    keywords: [...others.map((member) => `${member.fullName} ${addressShownIn(room, member)}`), found].join(' '),
    ...(lastMessage && {
      hint: lastMessage.name ? `${lastMessage.name}: ${lastMessage.content}` : lastMessage.content,
    }),
    ...(isPeerToPeer && other && { person: { email: other.email, avatar: other.avatar } }),
    run: () => void talk(host, { chatId }),
    ...(!isViewing(host.session$.value) && {
      alternative: {
        label: t('room.startMeeting'),
        run: () => void host.openDialog('meetings.details/v1', { kind: START_CHAT_MEETING, chatId }),
      },
    }),
  };
}

/** Returns the room's name, or its other members' names if it has none. */
export function roomLabel(room: ChatRoom, t: HostApi['i18n']['t']): string {
  return getTitle(room, (member) => member.fullName || addressShownIn(room, member), t('room.onlyYou'));
}
