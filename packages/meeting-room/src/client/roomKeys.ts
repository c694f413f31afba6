import type { TextKey } from './i18n/texts.ts';

interface RoomKey {
  key: string;
  text: TextKey;
}

/** Keys of the room, by the name of the button with the same effect. */
export const ROOM_KEYS = {
  microphone: { key: 'm', text: 'keyMicrophone' },
  camera: { key: 'v', text: 'keyCamera' },
  desktop: { key: 'd', text: 'shareScreen' },
  raisehand: { key: 'r', text: 'keyHand' },
  tileview: { key: 'w', text: 'keyLayout' },
  fullscreen: { key: 'f', text: 'fullScreen' },
  'participants-pane': { key: 'p', text: 'participantsPane' },
  chat: { key: 'c', text: 'chat' },
  whiteboard: { key: 'b', text: 'whiteboard' },
  shortcuts: { key: '?', text: 'keys' },
} satisfies Record<string, RoomKey>;

/** Key that turns the microphone on while it is held. */
export const TALK_KEY = { key: ' ', name: 'spaceBar', text: 'keyTalk' } as const satisfies RoomKey & { name: TextKey };

/** Returns the key of a button, or undefined if it has none. */
export const toKey = (name: string): string | undefined => (ROOM_KEYS as Record<string, RoomKey>)[name]?.key;
