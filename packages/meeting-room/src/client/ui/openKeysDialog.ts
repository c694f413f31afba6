import { text } from '../i18n/texts.ts';
import { ROOM_KEYS } from '../roomKeys.ts';
import { openDialog } from './dialog.ts';
import { el } from './dom.ts';

/** All keys of the room, and what each does. */
export function openKeysDialog(): void {
  const rows = Object.values(ROOM_KEYS).map(({ key, text: name }) =>
    el('div', { className: 'key-row' }, el('dt', {}, el('kbd', {}, key.toUpperCase())), el('dd', {}, text(name))),
  );
  openDialog({ title: text('keys') }, el('dl', { className: 'keys' }, ...rows));
}
