import type { TextKey, addTexts as mergeTexts, text as getText } from '../i18n/texts.ts';
import type { Notes } from '../session/Notes.ts';
import type { el as createElement } from '../ui/dom.ts';
import en from './i18n/en_US.json';
import fr from './i18n/fr_FR.json';
import ro from './i18n/ro_RO.json';

export const NOTES_TEXTS = { en, fr, ro };

/** Returns texts of the page and of this part, once the latter have been added. */
export type NotesText = (key: TextKey | keyof typeof en, values?: Parameters<typeof getText>[1]) => string;

/** Parts that the page provides: this module is loaded separately and shares no other state with the page. */
export interface NotesParts {
  notes: Notes;
  text: typeof getText;
  addTexts: typeof mergeTexts;
  el: typeof createElement;
}
