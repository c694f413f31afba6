import { X } from 'lucide';
import { foldText } from '@meet/contracts/texts';
import type { Participant } from '../../protocol/messages.ts';
import { el, icon, show } from '../ui/dom.ts';
import { handOrder } from '../ui/handOrder.ts';
import type { CrowdParts } from './CrowdParts.ts';
import { createPerson } from './createPerson.ts';

/** Number of people above which the list has a search field. */
const SEARCHED_FROM = 7;

/**
 * Creates the list of everyone by name: oneself, raised hands in their order, the others. Hosts mute, promote and
 * remove people here.
 */
export function createPeoplePane(parts: CrowdParts): HTMLElement {
  const { session, view, text, observeAll } = parts;
  const heading = el('h2', {});
  const list = el('ul', { className: 'people' });
  const search = el('input', {
    type: 'search',
    className: 'people-search',
    placeholder: text('findPerson'),
    'aria-label': text('findPerson'),
    oninput: () => draw(),
  });
  const nobody = el('p', { className: 'people-none', role: 'status' });
  const muteAll = el('button', {
    type: 'button',
    className: 'button',
    textContent: text('muteAll'),
    onclick: () => session.moderate({ type: 'mute', mediaType: 'audio' }),
  });
  const hides = el('input', {
    type: 'checkbox',
    onchange: () => view.hidesWithoutCamera.next(hides.checked),
  });
  const hidesRow = el('label', { className: 'check' }, hides, text('hideFaces'));
  const audience = el('input', {
    type: 'checkbox',
    role: 'switch',
    onchange: () => session.moderate({ type: 'setAudience', enabled: audience.checked }),
  });
  const audienceRow = el(
    'label',
    { className: 'check' },
    audience,
    el('span', {}, text('audienceMode'), el('small', {}, text('audienceModeHint'))),
  );
  const close = el(
    'button',
    {
      type: 'button',
      className: 'dialog-close',
      'aria-label': text('close'),
      onclick: () => view.isPaneOpen.next(false),
    },
    icon(X, 18),
  );
  const pane = el(
    'aside',
    { className: 'pane people-pane', 'aria-label': text('participantsPane') },
    el('header', {}, heading, close),
    search,
    nobody,
    list,
    el('footer', { className: 'people-foot' }, hidesRow, audienceRow, muteAll),
  );

  const rows = new Map<string, { seed: string; row: HTMLElement }>();
  function draw(): void {
    show(pane, view.isPaneOpen.value);
    if (!view.isPaneOpen.value) return;
    const people = session.everyone;
    heading.textContent = text('participants', { count: people.length });
    const hands = handOrder(people);
    show(search, people.length > SEARCHED_FROM || search.value !== '');
    const wanted = foldText(search.value.trim());
    const found = inOrder(people, hands).filter(({ name }) => foldText(name).includes(wanted));
    nobody.textContent = found.length === 0 ? text('nobodyFound') : '';
    drawRows(found, hands);
    const room = session.room.value;
    const { isModerator } = session;
    show(muteAll, isModerator && people.length > 1);
    show(hidesRow, view.pages.value !== undefined && people.length > 2);
    show(audienceRow, isModerator && room?.audience !== undefined);
    hides.checked = view.hidesWithoutCamera.value;
    audience.checked = room?.audience ?? false;
  }

  /** Redraws only the rows that changed: in a room of a hundred people, rows change one at a time. */
  function drawRows(people: readonly Participant[], hands: ReadonlyMap<string, number>): void {
    const focused = list.contains(document.activeElement) ? document.activeElement : null;
    const [focusedId, focusedName] = [
      focused?.closest<HTMLElement>('[data-participant]')?.dataset.participant,
      focused?.getAttribute('data-act'),
    ];
    const elements = people.map((person) => {
      const hand = hands.get(person.id);
      const { isModerator, room } = session;
      const seed = JSON.stringify([person, hand, isModerator, room.value?.featured === person.id]);
      const known = rows.get(person.id);
      if (known?.seed === seed) return known.row;
      const row = createPerson(person, hand, parts);
      rows.set(person.id, { seed, row });
      return row;
    });
    const isSame = elements.length === list.children.length && elements.every((row, at) => row === list.children[at]);
    if (isSame) return;
    list.replaceChildren(...elements);
    const present = new Set(session.everyone.map(({ id }) => id));
    for (const id of rows.keys()) if (!present.has(id)) rows.delete(id);
    if (!focused) return;
    const row = focusedId ? rows.get(focusedId)?.row : undefined;
    const again = row?.isConnected
      ? row.querySelector<HTMLElement>(`[data-act="${focusedName}"]:not(:disabled)`)
      : null;
    (again ?? row?.querySelector<HTMLElement>('[data-act="more"]') ?? close).focus();
  }

  observeAll([session.self, session.others, session.room, view.isPaneOpen, view.hidesWithoutCamera], draw);
  return pane;
}

function inOrder(people: readonly Participant[], hands: ReadonlyMap<string, number>): Participant[] {
  const [self, ...others] = people;
  const place = ({ id }: Participant) => hands.get(id) ?? Infinity;
  const raised = others.filter(({ id }) => hands.has(id)).sort((a, b) => place(a) - place(b));
  return [...(self ? [self] : []), ...raised, ...others.filter(({ id }) => !hands.has(id))];
}
