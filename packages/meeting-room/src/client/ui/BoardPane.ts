import { text } from '../i18n/texts.ts';
import { importPart } from '../importPart.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import type * as whiteboard from '../whiteboard/entry.ts';
import { confirm } from './dialog.ts';
import { el, icon, show } from './dom.ts';
import type { Notices } from './Notices.ts';
import type { View } from './View.ts';

/** Creates the whiteboard beside the stage. Its code is loaded when it is first opened. */
export function createBoardPane(
  { session, view }: { session: RoomSession; view: View },
  notices: Notices,
): HTMLElement {
  const pane = el('section', { className: 'board', 'aria-label': text('whiteboard'), hidden: true });
  let isLoaded = false;

  const load = async () => {
    isLoaded = true;
    try {
      const { createWhiteboard } = await importPart<typeof whiteboard>('whiteboard');
      const { board } = session;
      const close = () => view.isBoardOpen.next(false);
      pane.append(createWhiteboard({ board, close, isOpen: view.isBoardOpen, text, el, icon, confirm }));
    } catch {
      isLoaded = false;
      view.isBoardOpen.next(false);
      notices.notify({ key: 'board', message: text('whiteboardFailed'), tone: 'warning' });
    }
  };

  view.isBoardOpen.changes.subscribe((open) => {
    show(pane, open);
    if (open) notices.withdraw('board');
    if (open && !isLoaded) void load();
  });

  // Announced once until the board is opened, as a drawing consists of many lines.
  let isAnnounced = false;
  session.board.strokes.changes.subscribe(() => {
    const name = session.board.drawnBy;
    if (view.isBoardOpen.value) isAnnounced = true;
    if (isAnnounced || !name || session.board.strokes.value.length === 0) return;
    isAnnounced = true;
    notices.ask({
      key: 'board',
      message: text('whiteboardNotice', { name }),
      actions: [
        { label: text('notNow'), onChoose: () => undefined },
        { label: text('whiteboardOpen'), isMain: true, onChoose: () => view.isBoardOpen.next(true) },
      ],
    });
  });
  return pane;
}
