import type { TextKey } from '../i18n/texts.ts';
import type { PollRefusal } from '../../protocol/polls.ts';
import type { KnownPoll } from '../session/Polls.ts';
import { createPollForm } from './createPollForm.ts';
import type { PollsParts } from './PollsParts.ts';

const REFUSALS: Record<PollRefusal, TextKey> = {
  'not-host': 'pollNotHost',
  blank: 'pollBlank',
  'too-long': 'pollTooLong',
  'few-options': 'pollFewOptions',
  'many-options': 'pollManyOptions',
  'same-options': 'pollSameOptions',
  'too-often': 'pollTooOften',
  many: 'pollMany',
  unknown: 'pollUnknown',
  over: 'pollIsOver',
  choices: 'pollChoices',
  full: 'pollFull',
  failed: 'pollFailed',
};

/** Lists the meeting's polls, the newest first, below the form by which hosts open one. */
export function createPolls(parts: PollsParts): HTMLElement {
  const { session, text, el } = parts;
  const { polls } = session;
  const explain = (why: PollRefusal) => text(REFUSALS[why], { ...polls.rules.value });
  const empty = el('p', { className: 'polls-empty' }, text('pollsEmpty'));
  const list = el('ul', { className: 'polls-list' });
  const form = createPollForm(parts, explain);
  const cards = new Map<string, PollCard>();

  polls.list.subscribe((known) => {
    empty.hidden = known.length > 0;
    const ids = new Set(known.map(({ pollId }) => pollId));
    for (const [id, { element }] of cards) {
      if (ids.has(id)) continue;
      element.remove();
      cards.delete(id);
    }
    for (const poll of known) {
      const card = cards.get(poll.pollId) ?? createCard(poll, parts, explain);
      if (!cards.has(poll.pollId)) list.prepend(card.element);
      cards.set(poll.pollId, card);
      card.draw(poll);
    }
  });
  session.self.subscribe(() => {
    form.hidden = !session.isModerator;
    for (const poll of polls.list.value) cards.get(poll.pollId)?.draw(poll);
  });
  polls.refused.changes.subscribe((refused) => {
    if (refused) cards.get(refused.id)?.complain(explain(refused.why));
  });
  return el('div', { className: 'polls-body' }, form, empty, list);
}

interface PollCard {
  element: HTMLElement;
  draw(poll: KnownPoll): void;
  complain(complaint: string): void;
}

/**
 * Creates one form per poll and keeps it: results that arrive while the person chooses move neither choice nor focus.
 */
function createCard(
  first: KnownPoll,
  { session, text, el }: PollsParts,
  explain: (why: PollRefusal) => string,
): PollCard {
  const { polls } = session;
  const { pollId, question, options, isMultiple, isAnonymous } = first;
  const rows = options.map((option, at) => createOption(option, at, first, el));
  const attributes = el('small', { className: 'poll-attributes' });
  const status = el('p', { className: 'poll-status', role: 'status' });
  const error = el('p', { className: 'field-error', role: 'alert', hidden: true });
  const vote = el('button', { type: 'submit', className: 'button button-main' });
  const end = el('button', { type: 'button', className: 'button', onclick: () => polls.end(pollId) }, text('pollEnd'));
  const complain = (complaint = '') => {
    error.textContent = complaint;
    error.hidden = complaint === '';
  };
  const form = el(
    'form',
    { className: 'poll' },
    el('fieldset', {}, el('legend', { dir: 'auto' }, question), attributes, ...rows.map(({ element }) => element)),
    error,
    el('div', { className: 'poll-actions' }, vote, end),
    status,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const choices = rows.flatMap(({ input }, at) => (input.checked ? at : []));
    if (choices.length === 0) return complain(explain('choices'));
    complain();
    polls.vote(pollId, choices);
  });
  form.addEventListener('change', () => complain());

  let drawnOwn = '';
  const draw = (poll: KnownPoll) => {
    const isOver = poll.endedAt !== null;
    const own = poll.own.join();
    rows.forEach(({ input, bar, count }, at) => {
      const votes = poll.counts[at] ?? 0;
      const share = poll.voters === 0 ? 0 : Math.round((100 * votes) / poll.voters);
      // Shows a vote once the server has counted it, and leaves alone a choice that is not submitted yet.
      if (own !== drawnOwn) input.checked = poll.own.includes(at);
      input.disabled = isOver;
      bar.style.width = `${share}%`;
      count.textContent = text('pollVotes', { count: votes, share });
    });
    drawnOwn = own;
    attributes.textContent = [
      text(isMultiple ? 'pollSeveral' : 'pollOne'),
      text(isAnonymous ? 'pollIsAnonymous' : 'pollIsNamed'),
    ].join(' · ');
    vote.textContent = text(own ? 'pollChange' : 'pollVote');
    vote.hidden = isOver;
    const hadFocus = end === document.activeElement;
    end.hidden = isOver || !session.isModerator;
    const voted = own && !isOver ? text('pollVoted') : '';
    const statusText = [text('pollVoters', { count: poll.voters }), isOver && text('pollOver'), voted]
      .filter(Boolean)
      .join(' · ');
    if (status.textContent !== statusText) status.textContent = statusText;
    if (hadFocus && end.hidden)
      form.closest<HTMLElement>('.pane')?.querySelector<HTMLElement>('.dialog-close')?.focus();
    if (isOver) complain();
  };
  return { element: el('li', {}, form), draw, complain };
}

function createOption(option: string, at: number, { pollId, isMultiple }: KnownPoll, el: PollsParts['el']) {
  const id = `poll-${pollId}-${at}`;
  const input = el('input', {
    type: isMultiple ? 'checkbox' : 'radio',
    name: `poll-${pollId}`,
    id,
    'aria-describedby': `${id}-votes`,
  });
  const bar = el('span', { className: 'poll-bar' });
  const count = el('small', { id: `${id}-votes`, className: 'poll-count' });
  const element = el(
    'div',
    { className: 'poll-option' },
    el('label', { className: 'check', htmlFor: id }, input, el('span', { dir: 'auto' }, option)),
    count,
    el('span', { className: 'poll-track', 'aria-hidden': true }, bar),
  );
  return { element, input, bar, count };
}
