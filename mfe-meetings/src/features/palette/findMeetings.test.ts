import { describe, expect, it, jest } from '@jest/globals';
import { createTestHost, TEST_USER } from '@meet/remote-kit/testing';
import { findMeetings } from './findMeetings.ts';

const { signal } = new AbortController();
const plan = {
  scheduledMeetingId: 'plan-1',
  roomId: '123456789',
  subject: 'Garden review',
  description: '',
  startsAt: Date.UTC(2030, 0, 5, 9),
  durationInMinutes: 30,
  timeZone: 'UTC',
  invited: ['bo@example.com'],
  isOwner: true,
  ownerName: 'Ana Pop',
};
const past = {
  meetingId: 'past-1',
  roomId: '987654321',
  subject: 'Last review',
  ownerName: 'Bo Stan',
  isOwner: false,
  meetingStartTime: Date.UTC(2029, 0, 5, 9),
  meetingEndTime: Date.UTC(2029, 0, 5, 10),
  durationInSeconds: 3600,
  participants: [],
};

function start(options: Parameters<typeof createTestHost>[0] = {}) {
  return createTestHost({
    api: {
      getOngoingMeetings: { meetings: [] },
      getScheduledMeetings: { meetings: [plan] },
      getMeetingsHistory: { total: null, meetings: [past], next: null },
      getPersonalMeetingId: { personalMeetingId: '555555555' },
      startMeetingWithContacts: {
        meetingId: 'm',
        roomId: '555555555',
        isOwner: true,
        groupId: null,
        mailFailure: null,
      },
    },
    ...options,
  });
}

describe('meetings in the palette', () => {
  it('are only upcoming ones before anything is typed, without a request for the history', async () => {
    const host = start();
    expect((await findMeetings(host, '', signal)).map(({ label }) => label)).toEqual(['Garden review']);
    expect(host.calls.map(({ name }) => name)).not.toContain('getMeetingsHistory');
  });

  it('open in their lists: planned ones in the schedule, past ones in the history', async () => {
    const host = start();
    const found = await findMeetings(host, 'review', signal);
    expect(found.map(({ label }) => label)).toEqual(['Garden review', 'Last review']);
    for (const { run } of found) run();
    expect(host.visited).toEqual(['/dashboard/schedule', '/meetings-history']);
    expect(found.map(({ alternative }) => alternative?.label)).toEqual([
      'schedule.start',
      'contracts:meetings.joinPage.join',
    ]);
  });

  it('are started with everybody in a pasted list', async () => {
    jest.spyOn(window, 'open').mockReturnValue(window);
    const host = start({ dialogResult: 'continue' });
    const found = await findMeetings(host, '"Stan, Bo" <bo@example.com>; cleo@example.com', signal);
    expect(found).toHaveLength(2);
    found[0]!.run();
    await new Promise((resolve) => setTimeout(resolve));
    expect(host.calls.find(({ name }) => name === 'startMeetingWithContacts')).toMatchObject({
      input: {
        roomId: '555555555',
        invitedParticipants: [
          { fullName: 'Stan, Bo', email: 'bo@example.com' },
          { fullName: 'cleo@example.com', email: 'cleo@example.com' },
        ],
      },
    });
  });

  it('offer no actions to an administrator who views the account', async () => {
    const host = start({ session: { ...TEST_USER, impersonatedBy: 'admin@example.com' } });
    const found = await findMeetings(host, 'review', signal);
    expect(found.filter(({ alternative }) => alternative)).toEqual([]);
    const pasted = await findMeetings(host, 'a@example.com, b@example.com', signal);
    expect(pasted.map(({ id }) => id)).not.toContain('addressed start');
  });

  it('fail together if the server cannot be reached', async () => {
    await expect(findMeetings(start({ api: {} }), 'review', signal)).rejects.toThrow();
  });
});
