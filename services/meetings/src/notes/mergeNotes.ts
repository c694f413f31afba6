import { NOTES_LIMITS } from '@meet/meetings-contract';
import type { NotesRecord } from '../models/notesModel.ts';

type StoredNotes = Pick<NotesRecord, 'update' | 'changes'>;

interface MergedNotes {
  /** Update with the whole text, without the deleted content. */
  readonly update: Uint8Array;
  readonly text: string;
}

/** Factor by which traces of deletions may exceed the maximum size. */
const SLACK = 1.2;
/** Name of the text in a document of Yjs; the room uses the same. */
const TEXT = 'notes';

/** Loads Yjs, which most meetings don't need. */
const loadYjs = () => import('yjs');

const fromBase64 = (text: string) => Buffer.from(text, 'base64');

/** Returns the updates that make up stored notes. */
export const listUpdates = ({ update, changes }: StoredNotes): string[] => (update ? [update, ...changes] : changes);

/** Returns whether a participant's change is an update of Yjs. */
export async function isReadable(change: Uint8Array): Promise<boolean> {
  const { applyUpdate, Doc } = await loadYjs();
  const doc = new Doc();
  try {
    // Alone, a change usually refers to text that is missing; Yjs keeps such a change aside.
    applyUpdate(doc, change);
    return true;
  } catch {
    return false;
  } finally {
    doc.destroy();
  }
}

/**
 * Merges changes into one update. The order does not matter, and a repeated change has no effect. Returns 'full' if the
 * `change` makes the notes too large.
 */
export async function mergeNotes(notes: StoredNotes): Promise<MergedNotes>;
export async function mergeNotes(notes: StoredNotes, change?: Uint8Array): Promise<MergedNotes | 'full'>;
export async function mergeNotes(notes: StoredNotes, change?: Uint8Array): Promise<MergedNotes | 'full'> {
  const { applyUpdate, Doc, encodeStateAsUpdate } = await loadYjs();
  const doc = new Doc();
  const text = doc.getText(TEXT);
  for (const update of listUpdates(notes)) applyUpdate(doc, fromBase64(update));
  const lengthBefore = text.length;
  if (change) applyUpdate(doc, change);
  const merged = { update: encodeStateAsUpdate(doc), text: text.toString() };
  // Full notes may still be shortened, which leaves traces.
  const max = NOTES_LIMITS.bytes * (text.length < lengthBefore ? SLACK : 1);
  doc.destroy();
  return change && merged.update.length > max ? 'full' : merged;
}
