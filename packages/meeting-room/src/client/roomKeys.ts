import type { RoomActions } from './RoomActions.ts';
import type { View } from './ui/View.ts';
import type { TextKey } from './i18n/texts.ts';

interface RoomKey {
  key: string;
  text: TextKey;
  act(actions: RoomActions, view: View): unknown;
}

/** Every key of the room, by the name of the button that does the same. */
export const ROOM_KEYS = {
  microphone: { key: 'm', text: 'keyMicrophone', act: (actions) => actions.toggleAudio() },
  camera: { key: 'v', text: 'keyCamera', act: (actions) => actions.toggleVideo() },
  desktop: { key: 'd', text: 'shareScreen', act: (actions) => actions.toggleShareScreen() },
  raisehand: { key: 'r', text: 'keyHand', act: (actions) => actions.toggleRaiseHand() },
  tileview: { key: 'w', text: 'keyLayout', act: (_, view) => view.toggleLayout() },
  'participants-pane': { key: 'p', text: 'participantsPane', act: (actions) => actions.toggleParticipantsPane() },
  chat: { key: 'c', text: 'chat', act: (actions) => actions.toggleChat() },
  whiteboard: { key: 'b', text: 'whiteboard', act: (actions) => actions.toggleWhiteboard() },
  shortcuts: { key: '?', text: 'keys', act: (actions) => actions.showKeys() },
} satisfies Record<string, RoomKey> as Record<string, RoomKey>;
