import { text } from '../i18n/texts.ts';
import { importPart } from '../importPart.ts';
import type * as pollsPart from '../polls/entry.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { createSidePane } from './createSidePane.ts';
import { el } from './dom.ts';
import type { Notices } from './Notices.ts';
import type { View } from './View.ts';

/** Creates the meeting's polls beside the stage. Their code is loaded when they are first opened. */
export function createPollsPane(
  { session, view }: { session: RoomSession; view: View },
  notices: Notices,
): HTMLElement {
  const { polls } = session;
  const pane = createSidePane({
    ...{ name: 'polls', label: text('polls'), closeLabel: text('closePolls'), control: 'more' },
    heading: el('h2', {}, text('polls')),
    isOpen: view.isPollsOpen,
    onOpen(closer) {
      notices.withdraw('poll');
      closer.focus();
      if (!isLoaded) void load();
    },
  });
  let isLoaded = false;

  const load = async () => {
    isLoaded = true;
    try {
      const { createPolls } = await importPart<typeof pollsPart>('polls');
      pane.append(createPolls({ session, text, el }));
    } catch {
      isLoaded = false;
      view.isPollsOpen.next(false);
      notices.tell({ key: 'poll', message: text('pollsFailed'), tone: 'warning' });
    }
  };

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
