import { describe, expect, it } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { createTestHost, renderInHost, TEST_USER } from '@meet/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remoteTexts from '../../i18n/en_US.json';
import endTexts from '../../i18n/end/en_US.json';
import { MeetingEndPage } from './MeetingEndPage.tsx';

const texts = { ...remoteTexts, ...endTexts };

const visitor = { state: 'visitor', isAdmin: false } as const;
const START = Date.UTC(2026, 10, 23, 9);
const person = (fullName: string, minutes: number, email: string | null = null) => ({
  fullName,
  email,
  avatar: null,
  colours: ['#e3dcff', '#43348f'],
  joinedAt: START,
  leftAt: START + minutes * 60_000,
  secondsPresent: minutes * 60,
});
const summary = {
  meetingId: 'meeting-1',
  roomId: '1234567890',
  subject: 'Retro',
  ownerName: 'Ana Pop',
  durationInSeconds: 19 * 60,
  participants: [person('Ana Pop', 19, 'ana@example.com'), person('Gus', 12)],
  chat: [{ key: 'chat-1:1', sentAs: 'one', name: 'Gus', isGuest: true, content: 'Thank you', at: START }],
  mayStart: true,
  quality: null,
};

async function show(
  known: object | (() => never),
  session: typeof visitor | typeof TEST_USER = TEST_USER,
  state?: object,
) {
  const host = createTestHost({ session, api: { getMeetingSummary: known, rateMeeting: {} } });
  const at = { pathname: '/meeting-end', state: state ?? { enable: true, meetingContactHistoryId: 'history-1' } };
  await renderInHost(<MeetingEndPage />, { host, texts, at: at as never, path: '/meeting-end' });
  return { host, user: userEvent.setup() };
}

describe('the page after a meeting', () => {
  it('shows attendance, durations and chat, and links to the same room', async () => {
    await show(summary);
    expect(await screen.findByRole('heading', { name: 'The meeting has ended', level: 1 })).toBeVisible();
    expect(screen.getByText('The host ended it for everyone.')).toBeVisible();
    const who = await screen.findByRole('region', { name: 'Who was there' });
    expect(within(who).getByRole('heading', { name: 'Retro' })).toBeVisible();
    expect(within(who).getAllByText('19 min')).toHaveLength(2);
    expect(
      within(who)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/Ana Pop.*19 min/), expect.stringMatching(/Gus.*12 min/)]);
    expect(screen.getByRole('region', { name: 'Chat' })).toHaveTextContent(/Gus \(guest\).*Thank you/);
    expect(screen.getByRole('link', { name: 'Meet again' })).toHaveAttribute('href', '/s/1234567890');
    expect(screen.getByRole('link', { name: 'See what was kept' })).toHaveAttribute(
      'href',
      '/meetings-history/meeting-1',
    );
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toBeVisible();
  });

  it('shows a guest no chat, and links to joining again', async () => {
    await show({ ...summary, meetingId: null, chat: null, mayStart: false }, visitor);
    expect(await screen.findByRole('link', { name: 'Meet again' })).toHaveAttribute('href', '/j/1234567890');
    expect(screen.queryByRole('region', { name: 'Chat' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'See what was kept' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to home' })).toBeVisible();
  });

  it('shows when the time limit ended the meeting', async () => {
    await show(summary, TEST_USER, { enable: true, meetingContactHistoryId: 'history-1', bySystem: true });
    expect(await screen.findByText(/Free meetings with more than 2 participants are limited in time/)).toBeVisible();
  });

  it('lets a person rate the quality, and change the rating', async () => {
    const { host, user } = await show(summary);
    await user.click(await screen.findByRole('button', { name: 'Good' }));
    expect(screen.getByRole('button', { name: 'Good' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Thank you for saying so.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bad' }));
    const rated = host.calls.filter(({ name }) => name === 'rateMeeting').map(({ input }) => input);
    expect(rated).toEqual([
      { meetingContactHistoryId: 'history-1', quality: 'good' },
      { meetingContactHistoryId: 'history-1', quality: 'bad' },
    ]);
  });

  it('links to the dashboard if no summary is available', async () => {
    await show(() => {
      throw new CallFailure(404, { code: 'NOT_FOUND', message: 'Not found' });
    });
    expect(await screen.findByRole('link', { name: 'Go to dashboard' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Meet again' })).toBeNull();
  });

  it('shows nothing if its address was typed', async () => {
    const { host } = await show(summary, TEST_USER, {});
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    expect(host.calls).toEqual([]);
  });
});
