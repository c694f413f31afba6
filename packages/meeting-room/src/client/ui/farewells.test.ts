import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import type { RefusalCode } from '../../protocol/messages.ts';
import type { OverReason } from '../session/RoomSession.ts';
import { createEndScreen } from './EndScreen.ts';
import { createUnsupportedScreen } from './UnsupportedScreen.ts';

function show(why: OverReason) {
  const actions = { getName: jest.fn(() => 'Ana Pop'), onRetry: jest.fn(), onClose: jest.fn() };
  document.body.replaceChildren(createEndScreen(why, actions));
  return actions;
}
const refused = (code: RefusalCode): OverReason => ({ kind: 'refused', code });

const FAREWELLS: readonly [why: OverReason, title: string, hint?: string][] = [
  [refused('ROOM_UNKNOWN'), 'There is no such meeting'],
  [refused('MEETING_ENDED'), 'This meeting has ended'],
  [refused('LOBBY_REFUSED'), 'The host didn’t let you in'],
  [refused('NOT_ALLOWED'), 'You are not allowed into this meeting'],
  [refused('TOKEN_INVALID'), 'This invitation to the meeting is not valid', 'Open the meeting’s link again to join.'],
  [refused('TOKEN_EXPIRED'), 'Your entry to the meeting has expired', 'Open the meeting’s link again to join.'],
  [refused('KICKED'), 'You have been kicked out from the meeting!'],
  [{ kind: 'kicked', by: 'a1' }, 'You have been kicked out from the meeting!', 'Ana Pop removed you from the meeting.'],
  [{ kind: 'kicked', reason: 'Off topic' }, 'You have been kicked out from the meeting!', 'Off topic'],
  [{ kind: 'ended', reason: 'host' }, 'The host ended the meeting'],
  [{ kind: 'ended', reason: 'time-limit' }, 'The meeting has reached its time limit'],
  [{ kind: 'ended', reason: 'system' }, 'The meeting has ended'],
  [{ kind: 'replaced' }, 'You joined from another window', 'The meeting goes on there.'],
  [{ kind: 'left' }, 'You left the meeting'],
];

describe('the end screen', () => {
  it.each(FAREWELLS.map(([why, title, hint = '']) => [why, title, hint] as const))(
    'shows for %j: %s',
    (why, title, hint) => {
      const { onClose } = show(why);
      expect(screen.getByRole('alert')).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
      if (hint) expect(screen.getByText(hint)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      screen.getByRole('button', { name: 'Close' }).click();
      expect(onClose).toHaveBeenCalledTimes(1);
    },
  );

  it.each<[RefusalCode, string, string]>([
    ['ROOM_FULL', 'The meeting is full', 'You can try again when someone has left.'],
    ['TOO_MANY_ATTEMPTS', 'Too many attempts', 'Please wait a few minutes, then try again.'],
    ['UNAVAILABLE', 'Meetings are unavailable for the moment', 'Please try again in a few seconds.'],
    ['SERVER_ERROR', 'The meeting couldn’t be opened', 'Something went wrong on our side. Please try again.'],
  ])('offers another try after %s', (code, title, hint) => {
    const { onRetry } = show(refused(code));
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(hint)).toBeInTheDocument();
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('names supported browsers if WebRTC is missing', () => {
    document.body.replaceChildren(createUnsupportedScreen());
    expect(screen.getByRole('heading', { name: 'This browser can’t take part in meetings' })).toBeInTheDocument();
    expect(screen.getByText(/A current Chrome, Edge, Firefox or Safari does/)).toBeInTheDocument();
  });
});
