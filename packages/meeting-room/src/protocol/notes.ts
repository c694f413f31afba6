/** Rules for the notes of the meeting; lengths are in characters. */
export interface NotesRules {
  /** Maximum length of the text. */
  characters: number;
  /** Maximum length of one change in base64. */
  updateLength: number;
}

/** `full`: the text or its traces became too large. `unreadable`: the change is not an update of Yjs. */
export type NotesRefusal = 'too-long' | 'too-often' | 'full' | 'unreadable' | 'failed';

/** Name of the text in the document of Yjs; the owner of the rooms uses the same. */
export const NOTES_TEXT = 'notes';
