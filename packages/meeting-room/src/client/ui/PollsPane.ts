import { text } from '../i18n/texts.ts';
import { importPart } from '../importPart.ts';
import type * as pollsPart from '../polls/entry.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { createLoadedPane } from './createLoadedPane.ts';
import { el } from './dom.ts';
import type { Notices } from './Notices.ts';
import type { View } from './View.ts';

/** Creates the meeting's polls beside the stage. Their code is loaded when they are first opened. */
export function createPollsPane(
  { session, view }: { session: RoomSession; view: View },
  notices: Notices,
): HTMLElement {
  const { polls } = session;
  const pane = createLoadedPane(
    {
      ...{ name: 'polls', label: text('polls'), closeLabel: text('closePolls'), isOpen: view.isPollsOpen },
      ...{ noticeKey: 'poll', failed: text('pollsFailed') },
      load: async () => (await importPart<typeof pollsPart>('polls')).createPolls({ session, text, el }),
    },
    notices,
  );

  polls.heard.changes.subscribe((poll) => {
    if (!poll) return;
    const message = text('pollNotice', { question: poll.question });
    if (view.isPollsOpen.value) return notices.notify({ key: 'poll', message });
    const answer = { label: text('pollAnswer'), isMain: true, onChoose: () => view.isPollsOpen.next(true) };
    notices.ask({ key: 'poll', message, actions: [{ label: text('notNow'), onChoose: () => undefined }, answer] });
  });
  polls.ended.changes.subscribe((poll) => {
    if (poll) notices.notify({ key: 'poll', message: text('pollEnded', { question: poll.question }) });
  });
  return pane;
}
