import { isComposing } from '@meet/contracts/keys';
import { X } from 'lucide';
import { text } from '../i18n/texts.ts';
import { importPart } from '../importPart.ts';
import type * as pollsPart from '../polls/entry.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { el, icon, show } from './dom.ts';
import type { Notices } from './Notices.ts';
import type { View } from './View.ts';

/** The meeting's polls beside the stage. Their code comes when they are first opened. */
export function createPollsPane(
  { session, view }: { session: RoomSession; view: View },
  notices: Notices,
): HTMLElement {
  const { polls } = session;
  const close = () => view.isPollsOpen.next(false);
  const closer = el(
    'button',
    { type: 'button', className: 'dialog-close', 'aria-label': text('closePolls'), onclick: close },
    icon(X, 18),
  );
  const pane = el(
    'aside',
    { className: 'pane polls', 'aria-label': text('polls'), hidden: true },
    el('header', {}, el('h2', {}, text('polls')), closer),
  );
  pane.addEventListener('keydown', (event) => event.key === 'Escape' && !isComposing(event) && close());
  let isLoaded = false;

  const load = async () => {
    isLoaded = true;
    try {
      const { createPolls } = await importPart<typeof pollsPart>('polls');
      pane.append(createPolls({ session, text, el }));
    } catch {
      isLoaded = false;
      close();
      notices.tell({ key: 'poll', message: text('pollsFailed'), tone: 'warning' });
    }
  };

  view.isPollsOpen.changes.subscribe((open) => {
    const hadFocus = pane.contains(document.activeElement);
    show(pane, open);
    if (!open) {
      if (hadFocus) document.querySelector<HTMLElement>('[data-control=more]')?.focus();
      return;
    }
    notices.withdraw('poll');
    closer.focus();
    if (!isLoaded) void load();
  });
  polls.heard.changes.subscribe((poll) => {
    if (!poll) return;
    const message = text('pollNotice', { question: poll.question });
    if (view.isPollsOpen.value) return notices.tell({ key: 'poll', message });
    const answer = { label: text('pollAnswer'), isMain: true, onChoose: () => view.isPollsOpen.next(true) };
    notices.ask({ key: 'poll', message, actions: [{ label: text('notNow'), onChoose: () => undefined }, answer] });
  });
  polls.ended.changes.subscribe((poll) => {
    if (poll) notices.tell({ key: 'poll', message: text('pollEnded', { question: poll.question }) });
  });
  return pane;
}
