import type { RoomParts } from '../host/RoomParts.ts';
import { text } from '../i18n/texts.ts';
import type { Captions } from '../media/Captions.ts';
import type { FloatingPicture } from '../media/FloatingPicture.ts';
import type { PathWatch } from '../media/PathWatch.ts';
import { createBoardPane } from './BoardPane.ts';
import { createCaptionLines } from './CaptionLines.ts';
import { createChatPane } from './ChatPane.ts';
import { createChatPreview } from './ChatPreview.ts';
import { createControlBar } from './ControlBar.ts';
import { createDoor } from './Door.ts';
import { el, show } from './dom.ts';
import { createEndScreen } from './EndScreen.ts';
import { createLobbyQueue, createLobbyVoice } from './LobbyQueue.ts';
import type { Notices } from './Notices.ts';
import { createReactionVoice } from './createReactionVoice.ts';
import { createNotesPane } from './NotesPane.ts';
import { createPollsPane } from './PollsPane.ts';
import type { OpenBackground } from './loadBackground.ts';
import { loadCrowd } from './loadCrowd.ts';
import { Stage } from './Stage.ts';
import { createTopBar } from './TopBar.ts';
import { shownName } from './shownName.ts';

export interface RoomPageParts extends RoomParts {
  notices: Notices;
  buttons?: readonly string[];
  hidesTitle?: boolean;
  floating: FloatingPicture;
  captions: Captions;
  openBackground: OpenBackground;
  paths: PathWatch;
  onClose(): void;
}

/** Creates the whole page: door, room and farewell, of which one is visible at a time. */
export function createRoomPage({ notices, buttons, hidesTitle, onClose, ...parts }: RoomPageParts): HTMLElement {
  const { session, media, view, actions, floating, captions, openBackground, recording } = parts;
  const stageArea = el(
    'div',
    { className: 'stage-area' },
    new Stage(parts).element,
    createCaptionLines(session, captions),
    createChatPreview(session, view),
  );
  const side = el(
    'div',
    { className: 'side' },
    createLobbyQueue(session),
    createChatPane(parts),
    createPollsPane(parts, notices),
    createNotesPane(parts, notices),
  );
  const room = el(
    'div',
    { className: 'room' },
    createTopBar({ session, view, isBare: hidesTitle }),
    el('div', { className: 'room-middle' }, createBoardPane(parts, notices), stageArea, side),
    createControlBar({ session, media, view, actions, floating, captions, openBackground, recording, buttons }),
  );
  const page = el(
    'main',
    { 'aria-label': text('meeting') },
    createDoor(session, media, actions),
    room,
    notices.element,
    createReactionVoice(session),
    createLobbyVoice(session),
  );

  loadCrowd({ ...parts, notices, stageArea, side });
  captions.refused.subscribe(() =>
    notices.notify({ key: 'captions', message: text('captionsRefused'), tone: 'warning' }),
  );
  session.phase.subscribe((phase) => {
    show(room, phase.name === 'joined');
    if (phase.name !== 'over') return;
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    page.replaceChildren(
      createEndScreen(phase.why, {
        getName: (id) => {
          const participant = session.participant(id);
          return participant && shownName(participant);
        },
        onRetry: () => window.location.reload(),
        onClose,
      }),
    );
  });
  return page;
}
