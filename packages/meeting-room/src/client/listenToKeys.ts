import type { RoomActions } from './RoomActions.ts';
import { ROOM_KEYS } from './roomKeys.ts';
import type { RoomSession } from './session/RoomSession.ts';
import { openKeysDialog } from './ui/openKeysDialog.ts';
import type { View } from './ui/View.ts';

/** Binds keys to the actions of buttons. Ignores keys pressed in fields and dialogs. */
export function listenToKeys(session: RoomSession, view: View, actions: RoomActions): void {
  const acts: Record<keyof typeof ROOM_KEYS, () => unknown> = {
    microphone: actions.toggleAudio,
    camera: actions.toggleVideo,
    desktop: () => actions.toggleShareScreen(),
    raisehand: actions.toggleRaiseHand,
    tileview: () => view.toggleLayout(),
    fullscreen: actions.toggleFullScreen,
    'participants-pane': actions.toggleParticipantsPane,
    chat: actions.toggleChat,
    whiteboard: actions.toggleWhiteboard,
    shortcuts: openKeysDialog,
  };
  const byKey = new Map(
    Object.entries(acts).map(([name, act]) => [ROOM_KEYS[name as keyof typeof ROOM_KEYS].key, act]),
  );
  window.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey || repeat || session.phase.value.name !== 'joined') return;
    if ((target as HTMLElement).closest?.('input, select, textarea, dialog, [popover]')) return;
    const act = byKey.get(key.toLowerCase());
    if (!act) return;
    event.preventDefault();
    act();
  });
}
