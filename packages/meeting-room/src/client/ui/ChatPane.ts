import { observeAll } from '../Behavior.ts';
import { text } from '../i18n/texts.ts';
import type { Chat } from '../session/Chat.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { createChatForm } from './ChatForm.ts';
import { createSidePane } from './createSidePane.ts';
import { shownName } from './shownName.ts';
import { el, show } from './dom.ts';
import type { View } from './View.ts';

/** Distance from the end, in pixels, below which the list follows new messages. */
const NEAR_END = 80;

/** Shows the meeting's chat beside the stage. While it is closed, it counts messages of others. */
export function createChatPane({ session, view }: { session: RoomSession; view: View }): HTMLElement {
  const { chat } = session;
  const empty = el('p', { className: 'chat-empty' }, text('chatEmpty'));
  const log = createLog(chat, (isEmpty) => show(empty, isEmpty));
  const readers = el('small', { className: 'chat-readers' });
  const offline = el('p', { className: 'chat-offline', role: 'status' });
  const { form, field } = createChatForm(chat);
  const pane = createSidePane(
    {
      ...{ name: 'chat', label: text('chat'), closeLabel: text('closeChat'), control: 'chat' },
      heading: el('div', {}, el('h2', {}, text('chat')), readers),
      isOpen: view.isChatOpen,
      onOpen() {
        view.unread.next(0);
        log.scrollTop = log.scrollHeight;
        field.focus();
      },
    },
    ...[empty, log, offline, form],
  );

  session.connection.isConnected.subscribe((connected) => {
    offline.textContent = connected ? '' : text('chatOffline');
  });
  observeAll([session.others], () => {
    readers.textContent = text('participants', { count: session.others.value.length + 1 });
  });
  chat.heard.changes.subscribe((lines) => {
    if (!view.isChatOpen.value) view.unread.update((unread) => unread + lines.length);
  });
  return pane;
}

/** Lists stored and unsent messages together. If the person has scrolled to the end, new messages stay in view. */
function createLog(chat: Chat, onDrawn: (isEmpty: boolean) => void): HTMLElement {
  const list = el('ul', {});
  const log = el('div', { className: 'chat-log', role: 'log', tabIndex: 0, 'aria-label': text('chatLog') }, list);
  const rows = new Map<string, Row>();

  observeAll([chat.lines, chat.outgoing], () => {
    const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END;
    const contents = getContents(chat);
    const keys = new Set(contents.map(({ key }) => key));
    for (const [key, { element }] of rows) {
      if (keys.has(key)) continue;
      rows.delete(key);
      element.remove();
    }
    contents.forEach((content, at) => {
      const row = rows.get(content.key) ?? createRow(content);
      rows.set(content.key, row);
      row.when.textContent = content.when;
      if (row.said.textContent !== content.said) row.said.textContent = content.said;
      if (list.children[at] !== row.element) list.insertBefore(row.element, list.children[at] ?? null);
    });
    onDrawn(contents.length === 0);
    if (isAtEnd) log.scrollTop = log.scrollHeight;
  });
  return log;
}

interface Content {
  /** Stays the same when the message is stored, so that a screen reader reads it once. */
  key: string;
  who: string;
  isOwn: boolean;
  said: string;
  when: string;
}

function getContents(chat: Chat): Content[] {
  const own = { who: text('you'), isOwn: true };
  return [
    ...chat.lines.value.map((line) => ({
      key: line.key,
      ...{ who: shownName(line), isOwn: false, said: line.content, when: getTime(line.at) },
      ...(chat.isOwn(line) && { ...own, key: line.sentAs }),
    })),
    ...chat.outgoing.value.map(({ id, content: said }) => ({ ...own, key: id, said, when: text('chatSending') })),
  ];
}

interface Row {
  element: HTMLElement;
  when: HTMLElement;
  said: HTMLElement;
}

function createRow({ who, isOwn, said: content }: Content): Row {
  const when = el('small', {});
  const said = el('p', { dir: 'auto' }, content);
  const element = el(
    'li',
    { className: isOwn ? 'chat-line chat-line-own' : 'chat-line' },
    el('div', { className: 'chat-head' }, el('strong', {}, who), when),
    said,
  );
  return { element, when, said };
}

const getTime = (at: number) =>
  new Date(at).toLocaleTimeString(document.documentElement.lang, { hour: 'numeric', minute: '2-digit' });
