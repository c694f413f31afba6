import { CircleDot, DoorClosed, LockKeyhole, ScrollText } from 'lucide';
import { observeAll } from '../Behavior.ts';
import { text } from '../i18n/texts.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { el, icon, show } from './dom.ts';
import { formatElapsed } from './formatElapsed.ts';
import type { View } from './View.ts';

export interface TopBarParts {
  session: RoomSession;
  view: View;
  /** True if the host page shows subject and time itself. Then only the marks of the door are drawn, over the stage. */
  isBare?: boolean;
}

/** Shows the meeting's subject, its duration, and the state of its door. */
export function createTopBar({ session, view, isBare = false }: TopBarParts): HTMLElement {
  const subject = el('h1', { className: 'top-subject', dir: 'auto' });
  const elapsed = el('time', {
    className: 'top-elapsed',
    title: text('elapsed'),
    role: 'timer',
    'aria-label': text('elapsed'),
  });
  const locked = el(
    'span',
    { className: 'top-mark', role: 'img', title: text('locked'), 'aria-label': text('locked') },
    icon(LockKeyhole, 16),
  );
  const lobby = el(
    'span',
    { className: 'top-mark', role: 'img', title: text('lobbyOn'), 'aria-label': text('lobbyOn') },
    icon(DoorClosed, 16),
  );
  const recorded = el('span', { className: 'top-recorded' }, icon(CircleDot, 16), text('recorded'));
  const transcribed = el('span', { className: 'top-transcribed' }, icon(ScrollText, 16), text('transcribed'));
  const drawElapsed = () => {
    const room = session.room.value;
    if (room) elapsed.textContent = formatElapsed(Date.now() + session.clockOffset - room.startedAt);
  };
  observeAll([session.room, view.localSubject, view.subject], () => {
    const room = session.room.value;
    subject.textContent = view.localSubject.value || room?.subject || view.subject.value || text('meeting');
    document.title = subject.textContent;
    for (const element of [subject, elapsed]) show(element, !isBare);
    show(recorded, room?.recorded ?? false);
    show(transcribed, room?.transcribed ?? false);
    show(locked, room?.passwordSet ?? false);
    show(lobby, room?.lobby ?? false);
    drawElapsed();
  });
  setInterval(drawElapsed, 1_000);
  return el(
    'header',
    { className: isBare ? 'top top-bare' : 'top' },
    subject,
    elapsed,
    recorded,
    transcribed,
    locked,
    lobby,
  );
}
