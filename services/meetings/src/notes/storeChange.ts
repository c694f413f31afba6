import { NOTES_LIMITS } from '@meet/meetings-contract';
import { isDuplicateKey } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { isReadable, mergeNotes } from './mergeNotes.ts';

type NotesDeps = Pick<Deps, 'notes' | 'meetings' | 'now'>;

export interface StoredChange {
  readonly refusal: 'full' | 'unreadable' | null;
  /** True for the first change of the meeting's notes. */
  readonly isFirst: boolean;
}

/** Number of changes that are stored one by one: to merge them costs the reading of the whole text. */
const CHANGES_MAX = 100;

/** Stores a participant's change, an update of Yjs in base64. Simultaneous changes in any process are all kept. */
export async function storeChange(deps: NotesDeps, meetingId: string, change: string): Promise<StoredChange> {
  const bytes = Buffer.from(change, 'base64');
  if (!(await isReadable(bytes))) return { refusal: 'unreadable', isFirst: false };
  for (;;) {
    const stored = await deps.notes.updateOne(
      { _id: meetingId, changeCount: { $lt: CHANGES_MAX }, size: { $lte: NOTES_LIMITS.bytes - bytes.length } },
      {
        $push: { changes: change },
        $set: { changedAt: deps.now() },
        $inc: { size: bytes.length, changeCount: 1, revision: 1 },
      },
    );
    if (stored.matchedCount > 0) return { refusal: null, isFirst: false };
    if (!(await deps.notes.exists({ _id: meetingId }))) {
      if (await begin(deps, meetingId, change, bytes.length)) return { refusal: null, isFirst: true };
      continue;
    }
    const outcome = await mergeStored(deps, meetingId, bytes);
    if (outcome !== 'changed') return { refusal: outcome === 'full' ? 'full' : null, isFirst: false };
  }
}

/** Merges the stored changes of a meeting's notes, so that no deleted content is left. */
export async function compactNotes(deps: NotesDeps, meetingId: string): Promise<void> {
  if (await deps.notes.exists({ _id: meetingId, changeCount: { $gt: 0 } })) await mergeStored(deps, meetingId);
}

async function begin({ notes, meetings, now }: NotesDeps, _id: string, change: string, size: number): Promise<boolean> {
  try {
    await notes.create({ _id, changes: [change], changeCount: 1, size, changedAt: now(), revision: 0 });
    await meetings.updateOne({ _id }, { $set: { hasNotes: true } });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}

/** Returns 'changed' if somebody else has changed the notes meanwhile. */
async function mergeStored(
  { notes, now }: NotesDeps,
  _id: string,
  change?: Uint8Array,
): Promise<'merged' | 'full' | 'changed'> {
  const stored = await notes.findById(_id).lean();
  if (!stored) return 'changed';
  const merged = await mergeNotes(stored, change);
  if (merged === 'full') return 'full';
  const { revision } = stored;
  const written = {
    ...{ update: Buffer.from(merged.update).toString('base64'), changes: [], changeCount: 0 },
    ...{ size: merged.update.length, revision: revision + 1 },
    ...(change && { changedAt: now() }),
  };
  const replaced = await notes.updateOne({ _id, revision }, { $set: written });
  return replaced.matchedCount > 0 ? 'merged' : 'changed';
}
