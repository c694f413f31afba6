import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { ClientMessage } from '../../protocol/messages.ts';
import type { RoomPoll } from '../../protocol/polls.ts';
import { Behavior } from '../Behavior.ts';
import { text } from '../i18n/texts.ts';
import { Polls } from '../session/Polls.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { el } from '../ui/dom.ts';
import { createPolls } from './createPolls.ts';

const RULES = { question: 100, option: 40, optionsMin: 2, options: 5 };
const LUNCH: RoomPoll = {
  ...{ pollId: 'lunch', question: 'Lunch?', options: ['Soup', 'Salad'], isMultiple: false, isAnonymous: false },
  ...{ openedAt: 1, endedAt: null, counts: [0, 0], voters: 0, revision: 0 },
};

function show({ isModerator = false } = {}) {
  const send = jest.fn<(message: ClientMessage) => void>();
  const polls = new Polls(send);
  const session = { polls, isModerator, self: new Behavior(undefined) } as unknown as RoomSession;
  polls.reset(RULES);
  document.body.replaceChildren(createPolls({ session, text, el }));
  const receive = (...shown: RoomPoll[]) => polls.receive({ type: 'polls', polls: shown });
  return { polls, send, receive, user: userEvent.setup() };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> {
  await user.click(screen.getByText('New poll'));
  await user.type(screen.getByLabelText('Question'), 'Lunch?');
  await user.type(screen.getByLabelText('Answers, one on each line'), 'Soup{Enter}{Enter}Salad');
  return screen.getByRole('button', { name: 'Open poll' });
}

describe('opening a poll', () => {
  it('sends it once, keeps a refused draft with the reason, and clears the form on success', async () => {
    const { polls, send, receive, user } = show({ isModerator: true });
    const open = await fillIn(user);
    await user.dblClick(open);
    expect(send.mock.calls).toMatchObject([[{ type: 'openPoll', question: 'Lunch?', options: ['Soup', 'Salad'] }]]);
    const { id } = send.mock.calls[0]![0] as { id: string };
    polls.receive({ type: 'pollRefused', id, why: 'few-options' });
    expect(screen.getByText('A poll needs at least 2 answers.')).toBeVisible();
    expect(screen.getByLabelText('Question')).toHaveValue('Lunch?');
    await user.click(open);
    receive({ ...LUNCH, pollId: (send.mock.calls[1]![0] as { id: string }).id });
    expect(screen.getByLabelText('Question')).toHaveValue('');
    expect(screen.getByRole('group', { name: 'Lunch?' })).toBeVisible();
  });

  it('is possible again in a new seat if the first request got no answer', async () => {
    const { polls, send, user } = show({ isModerator: true });
    const open = await fillIn(user);
    await user.click(open);
    polls.reset(RULES);
    await user.click(open);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('a poll', () => {
  it('accepts one choice, shows new results, and keeps a choice that is not sent yet', async () => {
    const { send, receive, user } = show();
    receive(LUNCH);
    const vote = screen.getByRole('button', { name: 'Vote' });
    await user.click(vote);
    expect(screen.getByText('Please choose an answer.')).toBeVisible();
    await user.click(screen.getByLabelText('Salad'));
    receive({ ...LUNCH, counts: [1, 0], voters: 1, revision: 1 });
    expect(screen.getByLabelText('Salad')).toBeChecked();
    expect(screen.getByLabelText('Soup')).toHaveAccessibleDescription('1 vote, 100%');
    await user.click(vote);
    expect(send.mock.calls).toEqual([[{ type: 'vote', pollId: 'lunch', choices: [1] }]]);
    receive({ ...LUNCH, counts: [1, 1], voters: 2, revision: 2, own: [1] });
    expect(screen.getByRole('button', { name: 'Change vote' })).toBeVisible();
  });

  it('accepts no votes after its end, and only hosts can end it', async () => {
    const { send, receive, user } = show({ isModerator: true });
    receive(LUNCH);
    await user.click(screen.getByRole('button', { name: 'End poll' }));
    expect(send.mock.calls).toEqual([[{ type: 'endPoll', pollId: 'lunch' }]]);
    receive({ ...LUNCH, endedAt: 2, revision: 1 });
    const poll = screen.getByRole('group', { name: 'Lunch?' });
    for (const option of within(poll).getAllByRole('radio')) expect(option).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull();
    const { receive: notifyMember } = show();
    notifyMember(LUNCH);
    expect(screen.queryByRole('button', { name: 'End poll' })).toBeNull();
  });
});
