import { addTexts, text } from '../i18n/texts.ts';
import { importPart } from '../importPart.ts';
import type * as notesPart from '../notes/entry.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { createLoadedPane } from './createLoadedPane.ts';
import { el } from './dom.ts';
import type { Notices } from './Notices.ts';
import { shownName } from './shownName.ts';
import type { View } from './View.ts';

/** Creates the meeting's notes beside the stage. Their code is loaded when they are first opened. */
export function createNotesPane(
  { session, view }: { session: RoomSession; view: View },
  notices: Notices,
): HTMLElement {
  const { notes } = session;
  const pane = createLoadedPane(
    {
      ...{ name: 'notes', label: text('notes'), closeLabel: text('closeNotes'), isOpen: view.isNotesOpen },
      ...{ noticeKey: 'notes', failed: text('notesFailed') },
      load: async () => (await importPart<typeof notesPart>('notes')).createNotes({ notes, text, addTexts, el }),
    },
    notices,
  );

  notes.begun.changes.subscribe((begun) => {
    if (!begun || view.isNotesOpen.value) return;
    const open = { label: text('notesOpen'), isMain: true, onChoose: () => view.isNotesOpen.next(true) };
    const actions = [{ label: text('notNow'), onChoose: () => undefined }, open];
    notices.ask({ key: 'notes', message: text('notesNotice', { name: shownName(begun) }), actions });
  });
  return pane;
}
