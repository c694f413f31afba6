import { afterEach, describe, expect, it } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { renderInHost, TEST_USER } from '@meet/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import texts from '../../i18n/en_US.json';
import { LabelledRoomPage, PersonalRoomPage } from './RoomRedirectPages.tsx';

const BLOCKED = 'You are blocked from accessing meetings via email for 3 hours, please come back later.';
const NOT_FOUND = 'No meeting found with this link, please check if it is correct.';
const BROKEN = 'An error occured while retrieving room id, please try again later.';
const visitor = { state: 'visitor', isAdmin: false } as const;
const never = () => new Promise(() => {});

function refuse(status: number, code: string, message = '') {
  return () => {
    throw status ? new CallFailure(status, { code, message }) : CallFailure.fromNetwork(new TypeError(code));
  };
}
const showEmail = (
  getMeetingByEmail: () => unknown,
  session: typeof visitor | typeof TEST_USER = visitor,
  at = '/ana@example.com',
) =>
  renderInHost(<PersonalRoomPage />, {
    ...{ session, texts, api: { getMeetingByEmail } },
    ...{ at, path: '/:emailOrAlias' },
  });
const showLabel = (
  getRoomIdByAliasAndLabel: () => unknown,
  session: typeof visitor | typeof TEST_USER = visitor,
  at = '/ana/daily',
) =>
  renderInHost(<LabelledRoomPage />, {
    ...{ session, texts, api: { getRoomIdByAliasAndLabel } },
    ...{ at, path: '/:alias/:label' },
  });

afterEach(() => localStorage.clear());

describe('the e-mail redirect', () => {
  it('shows a waiting message, and then opens the room', async () => {
    let find = (_: { roomId: string }) => {};
    const { host } = await showEmail(() => new Promise((resolve) => (find = resolve)));
    expect(screen.getByText('Please wait ...')).toBeVisible();
    expect(host.calls).toEqual([{ name: 'getMeetingByEmail', input: { email: 'ana@example.com' } }]);
    find({ roomId: '123456789' });
    await waitFor(() => expect(host.visited).toEqual(['/j/123456789']));
  });

  it('ignores punctuation after the address', async () => {
    const { host } = await showEmail(never, visitor, '/ana@example.com).');
    expect(host.calls).toEqual([{ name: 'getMeetingByEmail', input: { email: 'ana@example.com' } }]);
  });

  it.each([
    ['that it is blocked', refuse(401, 'EMAIL_JOIN_BLOCKED', BLOCKED), BLOCKED],
    [
      'the server’s words',
      refuse(200, 'MEETING_NOT_FOUND', 'Nobody here has this address.'),
      'Nobody here has this address.',
    ],
  ])('shows %s, and links home', async (_what, getMeetingByEmail, words) => {
    const { host } = await showEmail(getMeetingByEmail);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/');
    expect(host.visited).toEqual([]);
  });

  it('links a signed-in person to the dashboard', async () => {
    await showEmail(refuse(401, 'EMAIL_JOIN_BLOCKED', BLOCKED), TEST_USER);
    expect(await screen.findByRole('link')).toHaveAttribute('href', '/dashboard/join');
  });
});

describe('the redirect of a labelled room', () => {
  it('shows that it redirects, and requests the room of that alias and label', async () => {
    const { host } = await showLabel(never);
    expect(screen.getByText('Redirecting you to the meeting, please wait...')).toBeVisible();
    expect(host.calls).toEqual([{ name: 'getRoomIdByAliasAndLabel', input: { userAlias: 'ana', roomLabel: 'daily' } }]);
  });

  it('ignores punctuation after the label', async () => {
    const { host } = await showLabel(never, visitor, '/ana/daily%3E.');
    expect(host.calls).toEqual([{ name: 'getRoomIdByAliasAndLabel', input: { userAlias: 'ana', roomLabel: 'daily' } }]);
  });

  it.each([
    [404, 'ROOM_NOT_FOUND', NOT_FOUND],
    [200, 'ROOM_NOT_FOUND', NOT_FOUND],
    [400, 'VALIDATION_FAILED', NOT_FOUND],
    [500, 'INTERNAL', BROKEN],
    [0, 'Failed to fetch', BROKEN],
  ])('shows for an answer of %d, %s: %s', async (status, code, words) => {
    await showLabel(refuse(status, code, 'The server’s words'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/');
  });

  it('links a signed-in person to the dashboard', async () => {
    await showLabel(refuse(404, 'ROOM_NOT_FOUND'), TEST_USER);
    expect(await screen.findByRole('link')).toHaveAttribute('href', '/dashboard/join');
  });
});
