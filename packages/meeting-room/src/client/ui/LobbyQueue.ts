import { ChevronDown, ChevronUp } from 'lucide';
import type { Knocker } from '../../protocol/messages.ts';
import { observeAll } from '../Behavior.ts';
import { text } from '../i18n/texts.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { avatar } from './avatar.ts';
import { el, icon, setProperty, show } from './dom.ts';
import { shownName } from './shownName.ts';

/** Lists the waiting people for hosts, who admit or refuse each, or admit as many as there are free places. */
export function createLobbyQueue(session: RoomSession): HTMLElement {
  const heading = el('h2', {});
  const all = el('button', { type: 'button', className: 'button button-main', textContent: text('admitAll') });
  const fold = el('button', { type: 'button', className: 'dialog-close', 'aria-expanded': 'true' });
  const full = el('p', { className: 'queue-full' }, text('queueFull'));
  const list = el('ul', { className: 'people' });
  const queue = el(
    'section',
    { className: 'queue', 'aria-label': text('waitingList'), hidden: true },
    el('header', {}, heading, all, fold),
    full,
    list,
  );
  const rows = new Map<string, HTMLElement>();
  let isFolded = false;

  const places = () => session.maxParticipants - session.others.value.length - 1;
  const admit = (knockers: readonly Knocker[]) => {
    for (const { id } of knockers.slice(0, places())) session.moderate({ type: 'answerKnock', id, admitted: true });
  };
  all.onclick = () => admit(session.knockers.value);
  fold.onclick = () => {
    isFolded = !isFolded;
    draw();
  };

  function draw(): void {
    const knockers = session.knockers.value;
    const hadFocus = queue.contains(document.activeElement);
    show(queue, knockers.length > 0);
    heading.textContent = text('waitingCount', { count: knockers.length });
    drawRows(knockers);
    const isFull = places() <= 0;
    show(all, knockers.length > 1 && !isFull);
    show(full, isFull && !isFolded);
    show(list, !isFolded);
    setProperty(fold, 'aria-expanded', String(!isFolded));
    setProperty(fold, 'aria-label', text(isFolded ? 'queueShow' : 'queueHide'));
    fold.replaceChildren(icon(isFolded ? ChevronDown : ChevronUp, 18));
    for (const button of list.querySelectorAll<HTMLButtonElement>('.button-main')) button.disabled = isFull;
    if (hadFocus && !queue.contains(document.activeElement)) getNext(list, fold, knockers.length).focus();
  }

  function drawRows(knockers: readonly Knocker[]): void {
    const waiting = new Set(knockers.map(({ id }) => id));
    for (const [id, row] of rows) {
      if (waiting.has(id)) continue;
      rows.delete(id);
      row.remove();
    }
    for (const knocker of knockers) {
      if (rows.has(knocker.id)) continue;
      const row = createRow(knocker, session, () => admit([knocker]));
      rows.set(knocker.id, row);
      list.append(row);
    }
  }

  observeAll([session.knockers, session.others], draw);
  return queue;
}

/**
 * Announces people who start to wait, to hosts who use a screen reader. It is a polite live region that is never drawn.
 */
export function createLobbyVoice({ incident, knockers }: Pick<RoomSession, 'incident' | 'knockers'>): HTMLElement {
  const voice = el('div', { className: 'unseen', role: 'status' });
  incident.subscribe((event) => {
    if (event.kind !== 'knocked') return;
    const count = knockers.value.length;
    const said = [
      text('knocks', { name: shownName(event.knocker) }),
      ...(count > 1 ? [text('waitingCount', { count })] : []),
    ];
    voice.replaceChildren(el('span', {}, said.join('. ')));
  });
  return voice;
}

function createRow({ id, ...person }: Knocker, session: RoomSession, onAdmit: () => void): HTMLElement {
  const { name } = person;
  return el(
    'li',
    { className: 'person' },
    avatar(person),
    el(
      'div',
      { className: 'person-name' },
      el('span', { title: name }, name),
      person.isGuest && el('small', {}, text('guest')),
    ),
    el('button', {
      type: 'button',
      className: 'button',
      textContent: text('refuse'),
      'aria-label': text('refusePerson', { name }),
      onclick: () => session.moderate({ type: 'answerKnock', id, admitted: false }),
    }),
    el('button', {
      type: 'button',
      className: 'button button-main',
      textContent: text('admit'),
      'aria-label': text('admitPerson', { name }),
      onclick: onAdmit,
    }),
  );
}

/** Returns the element that gets the focus when the focused row is gone. */
function getNext(list: HTMLElement, fold: HTMLElement, left: number): HTMLElement {
  const next = list.querySelector<HTMLElement>('.button-main:not(:disabled)');
  const people = document.querySelector<HTMLElement>('[data-control=participants-pane]');
  return left > 0 ? (next ?? fold) : (people ?? fold);
}
