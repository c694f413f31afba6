import { canFillScreen } from '../fullScreen.ts';
import { text } from '../i18n/texts.ts';
import { ROOM_KEYS, TALK_KEY } from '../roomKeys.ts';
import { openDialog } from './dialog.ts';
import { el } from './dom.ts';

/** Opens the list of the keys that work in this browser, with the effect of each. */
export function openKeysDialog(): void {
  const { fullscreen, ...others } = ROOM_KEYS;
  const shown = Object.values(canFillScreen() ? ROOM_KEYS : others);
  const rows = shown.map(({ key, text: name }) => createRow(key.toUpperCase(), text(name)));
  rows.splice(1, 0, createRow(text(TALK_KEY.name), text(TALK_KEY.text)));
  openDialog({ title: text('keys') }, el('dl', { className: 'keys' }, ...rows));
}

const createRow = (key: string, does: string): HTMLElement =>
  el('div', { className: 'key-row' }, el('dt', {}, el('kbd', {}, key)), el('dd', {}, does));
