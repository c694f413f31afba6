import { addressShownIn, type ChatRoom } from '@meet/chat-contract';
import { isViewing, type Command, type HostApi } from '@meet/remote-kit';
import { filterCommands } from '@meet/ui/command-palette';
import { filter, firstValueFrom, fromEvent, merge } from 'rxjs';
import { findRoomsBeyond, withRoomsBeyond } from '../../people/findRoomsBeyond.ts';
import { othersIn, getTitle } from '../../people/getTitle.ts';
import { getChat, talk } from '../../state/getChat.ts';
import { START_CHAT_MEETING } from '../../state/meetingKinds.ts';

/** Rooms in the palette; before anything is typed those that were last spoken in. */
const SHOWN_MAX = 5;
const UNASKED_MAX = 3;

/** Rooms by their name and their members. Throws where the rooms could not be had. */
export async function findRooms(host: HostApi, query: string, signal: AbortSignal): Promise<readonly Command[]> {
  const { rooms } = getChat(host);
  if (rooms.state$.value.status === 'failed') void rooms.load();
  const settled$ = rooms.state$.pipe(filter(({ status }) => status !== 'loading'));
  await firstValueFrom(merge(settled$, fromEvent(signal, 'abort')));
  const { status, rooms: list } = rooms.state$.value;
  if (status !== 'ready') throw new Error('The rooms are not there.');
  // Without the server, loaded rooms are found by the members who are shown of them.
  const beyond = await findRoomsBeyond(host.api, query, signal).catch(() => []);
  const isFound = new Set(beyond.map(({ chatId }) => chatId));
  const commands = withRoomsBeyond(list, beyond).map((room) =>
    asCommand(host, room, isFound.has(room.chatId) ? query : ''),
  );
  return filterCommands(commands, query).slice(0, query ? SHOWN_MAX : UNASKED_MAX);
}

/** `found`: what the server found the room by. */
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

/** The room's name, else its other members' names. */
export function roomLabel(room: ChatRoom, t: HostApi['i18n']['t']): string {
  return getTitle(room, (member) => member.fullName || addressShownIn(room, member), t('room.onlyYou'));
}
