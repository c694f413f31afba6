import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { Subject } from 'rxjs';
import type { Knocker } from '../../protocol/messages.ts';
import { Behavior } from '../Behavior.ts';
import type { RoomIncident } from '../session/RoomSession.ts';
import { createLobbyQueue, createLobbyVoice } from './LobbyQueue.ts';

const turn = () => Promise.resolve().then(() => undefined);
const knocker = (name: string, avatarUrl?: string): Knocker => ({
  id: name,
  name,
  avatarUrl,
  isGuest: false,
  colours: ['#fff', '#000'],
});

function show(maxParticipants = 6) {
  const knockers = new Behavior<readonly Knocker[]>([]);
  const others = new Behavior<readonly object[]>([]);
  const incident = new Subject<RoomIncident>();
  const moderate = jest.fn();
  const session = { knockers, others, incident, maxParticipants, moderate };
  document.body.replaceChildren(createLobbyQueue(session as never), createLobbyVoice(session as never));
  const come = async (...people: Knocker[]) => {
    knockers.next([...knockers.value, ...people]);
    for (const person of people) incident.next({ kind: 'knocked', knocker: person });
    await turn();
  };
  const go = async (name: string) => {
    knockers.next(knockers.value.filter((person) => person.name !== name));
    await turn();
  };
  return { knockers, others, moderate, come, go, user: userEvent.setup() };
}
const queue = () => screen.queryByRole('region', { name: 'Waiting in the lobby' });
const button = (name: string) => screen.getByRole('button', { name });
const admitted = (id: string) => [{ type: 'answerKnock', id, admitted: true }];

describe('the lobby queue', () => {
  it('is shown while somebody waits, with number, names and pictures', async () => {
    const { come, go } = show();
    expect(queue()).toBeNull();
    await come(knocker('Ana Pop', '/ana.png'));
    expect(screen.getByRole('heading', { name: '1 person is waiting' })).toBeVisible();
    expect(queue()!.querySelector('img')).toHaveAttribute('src', '/ana.png');
    await come(knocker('Ben Lee'));
    expect(screen.getByRole('heading', { name: '2 people are waiting' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ana Pop'),
      expect.stringContaining('Ben Lee'),
    ]);
    await go('Ana Pop');
    await go('Ben Lee');
    expect(queue()).toBeNull();
  });

  it('marks guests', async () => {
    const { come } = show();
    await come(knocker('Ana Pop'), { ...knocker('Host'), isGuest: true });
    expect(screen.getAllByText('Guest')).toHaveLength(1);
    expect(screen.getByText('Guest').closest('li')).toHaveTextContent('Host');
  });

  it('announces arrivals to screen readers', async () => {
    const { come } = show();
    await come(knocker('Ana Pop'));
    expect(screen.getByRole('status')).toHaveTextContent('Ana Pop would like to join');
    await come(knocker('Ben Lee'));
    expect(screen.getByRole('status')).toHaveTextContent('Ben Lee would like to join. 2 people are waiting');
  });

  it('admits or refuses each person, and offers to admit all if several wait', async () => {
    const { come, moderate, user } = show();
    await come(knocker('ana'));
    expect(screen.queryByRole('button', { name: 'Let all in' })).toBeNull();
    await come(knocker('ben'), knocker('eve'));
    await user.click(button('Let in ben'));
    await user.click(button('Refuse eve'));
    expect(moderate.mock.calls).toEqual([admitted('ben'), [{ type: 'answerKnock', id: 'eve', admitted: false }]]);
    moderate.mockClear();
    await user.click(button('Let all in'));
    expect(moderate.mock.calls).toEqual(['ana', 'ben', 'eve'].map(admitted));
  });

  it('admits no more people than there are places, and says that the meeting is full', async () => {
    const { come, others, moderate, user } = show(3);
    await come(knocker('ana'), knocker('ben'), knocker('eve'));
    await user.click(button('Let all in'));
    expect(moderate.mock.calls).toEqual(['ana', 'ben'].map(admitted));
    others.next([{}, {}]);
    await turn();
    expect(screen.getByText(/The meeting is full/)).toBeVisible();
    expect(button('Let in eve')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Let all in' })).toBeNull();
  });

  it('moves the focus to the next person when one leaves', async () => {
    const { come, go } = show();
    await come(knocker('ana'), knocker('ben'));
    button('Let in ana').focus();
    await go('ana');
    expect(button('Let in ben')).toHaveFocus();
  });

  it('folds to a heading with the number of people', async () => {
    const { come, user } = show();
    await come(knocker('ana'));
    await user.click(button('Fold the list'));
    expect(screen.queryByRole('button', { name: 'Let in ana' })).toBeNull();
    expect(screen.getByRole('heading', { name: '1 person is waiting' })).toBeVisible();
    expect(button('Show who is waiting')).toHaveAttribute('aria-expanded', 'false');
  });
});
