import { expect, it } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import type { MeetingPoll, PastMeeting } from '@meet/meetings-contract';
import { meetingsTexts } from '@meet/meetings-contract/texts';
import { createTestHost, renderInHost } from '@meet/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remoteTexts from '../../i18n/en_US.json' with { type: 'json' };
import historyTexts from './i18n/en_US.json' with { type: 'json' };
import { PollsSection } from './PollsSection.tsx';

const MEETING = {
  meetingId: 'meeting-1',
  roomId: '1111111111',
  subject: 'Retro',
  meetingStartTime: Date.UTC(2026, 10, 28, 9),
} as PastMeeting;

const LUNCH: MeetingPoll = {
  pollId: 'poll-1',
  question: 'Lunch?',
  isMultiple: false,
  isAnonymous: false,
  openedAt: 1,
  endedAt: 2,
  voters: 3,
  answers: [
    { text: 'Soup', count: 2, names: ['Ana Pop', 'Bo Stan'] },
    { text: 'Salad', count: 1, names: ['Gus'] },
  ],
};
const MOOD: MeetingPoll = {
  ...LUNCH,
  ...{ pollId: 'poll-2', question: 'Was it good?', isAnonymous: true, voters: 1 },
  answers: [{ text: 'Yes', count: 1, names: [] }],
};

async function show(getMeetingPolls: unknown) {
  const host = createTestHost({ api: { getMeetingPolls } });
  const texts = { ...remoteTexts, ...historyTexts };
  const options = { host, texts, namespace: 'mfe-meetings', contractTexts: [meetingsTexts] };
  await renderInHost(<PollsSection meeting={MEETING} />, options);
}

it('shows the results, with names unless the poll was anonymous', async () => {
  await show({ polls: [LUNCH, MOOD] });
  const section = await screen.findByRole('region', { name: 'Polls' });
  const named = (await within(section).findByRole('heading', { name: 'Lunch?' })).closest('li')!;
  expect(within(named).getByText('3 people voted')).toBeVisible();
  expect(within(named).getByText('2 votes, 67%')).toBeVisible();
  expect(within(named).getByText('Ana Pop, Bo Stan')).toBeVisible();
  const anonymous = within(section).getByRole('heading', { name: 'Was it good?' }).closest('li')!;
  expect(within(anonymous).getByText('1 person voted · anonymous')).toBeVisible();
  expect(within(anonymous).getByText('1 vote, 100%')).toBeVisible();
});

it('shows that the results did not load, and fetches them again on request', async () => {
  let fails = true;
  await show(() => {
    if (fails) throw CallFailure.fromNetwork(new TypeError('Failed to fetch'));
    return { polls: [LUNCH] };
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Lunch?' })).toBeVisible();
});

it('shows that there were no polls', async () => {
  await show({ polls: [] });
  expect(await screen.findByText('There were no polls in this meeting.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull();
});
