import { canFillScreen } from '../fullScreen.ts';
import { text } from '../i18n/texts.ts';
import { ROOM_KEYS } from '../roomKeys.ts';
import { openDialog } from './dialog.ts';
import { el } from './dom.ts';

/** All keys of the room that do something here, and what each does. */
export function openKeysDialog(): void {
  const { fullscreen, ...others } = ROOM_KEYS;
  const shown = Object.values(canFillScreen() ? ROOM_KEYS : others);
  const rows = shown.map(({ key, text: name }) =>
    el('div', { className: 'key-row' }, el('dt', {}, el('kbd', {}, key.toUpperCase())), el('dd', {}, text(name))),
  );
  openDialog({ title: text('keys') }, el('dl', { className: 'keys' }, ...rows));
}
