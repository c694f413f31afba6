import type { PollRefusal } from '../../protocol/polls.ts';
import type { PollsParts } from './PollsParts.ts';

/**
 * Creates the form by which a host opens a poll. If the poll is refused, its fields keep their contents and the reason
 * is shown.
 */
export function createPollForm({ session, text, el }: PollsParts, explain: (why: PollRefusal) => string): HTMLElement {
  const { polls } = session;
  const error = el('p', { id: 'poll-error', className: 'field-error', role: 'alert', hidden: true });
  const question = el('input', { type: 'text', id: 'poll-question', dir: 'auto', 'aria-describedby': error.id });
  const options = el('textarea', { id: 'poll-options', rows: 4, dir: 'auto', 'aria-describedby': error.id });
  const [isMultiple, isAnonymous] = [el('input', { type: 'checkbox' }), el('input', { type: 'checkbox' })];
  const form = el(
    'form',
    { className: 'poll-form' },
    el('div', { className: 'field' }, el('label', { htmlFor: question.id }, text('pollQuestion')), question),
    el('div', { className: 'field' }, el('label', { htmlFor: options.id }, text('pollOptions')), options),
    el('label', { className: 'check' }, isMultiple, el('span', {}, text('pollMultiple'))),
    el(
      'label',
      { className: 'check' },
      isAnonymous,
      el('span', {}, text('pollAnonymous'), el('small', {}, text('pollAnonymousHint'))),
    ),
    error,
    el('button', { type: 'submit', className: 'button button-main' }, text('pollOpen')),
  );
  const details = el('details', { className: 'poll-new' }, el('summary', {}, text('pollNew')), form);

  let sent: string | undefined;
  const complain = (complaint = '') => {
    error.textContent = complaint;
    error.hidden = complaint === '';
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // A double click must not open the same poll twice.
    if (sent !== undefined) return;
    complain();
    sent = polls.open({
      question: question.value,
      options: options.value.split('\n').filter((line) => line.trim() !== ''),
      isMultiple: isMultiple.checked,
      isAnonymous: isAnonymous.checked,
    });
  });
  form.addEventListener('input', () => complain());
  polls.refused.changes.subscribe((refused) => {
    if (!refused || refused.id !== sent) return;
    sent = undefined;
    complain(explain(refused.why));
  });
  polls.list.changes.subscribe((list) => {
    // A new seat begins without polls, and requests that were sent from the previous seat get no answer.
    if (list.length === 0) sent = undefined;
    if (!list.some(({ pollId }) => pollId === sent)) return;
    sent = undefined;
    form.reset();
    details.open = false;
    details.querySelector('summary')!.focus();
  });
  return details;
}
