import type { RoomActions } from './RoomActions.ts';
import { ROOM_KEYS } from './roomKeys.ts';
import type { RoomSession } from './session/RoomSession.ts';
import type { View } from './ui/View.ts';

/** One key does what one button does, outside of fields and dialogs. */
export function listenToKeys(session: RoomSession, view: View, actions: RoomActions): void {
  const byKey = new Map(Object.values(ROOM_KEYS).map(({ key, act }) => [key, act]));
  window.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey || repeat || session.phase.value.name !== 'joined') return;
    if ((target as HTMLElement).closest?.('input, select, textarea, dialog, [popover]')) return;
    const act = byKey.get(key.toLowerCase());
    if (!act) return;
    event.preventDefault();
    act(actions, view);
  });
}
