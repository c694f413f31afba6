import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { scheduledMeetingsChanged, type ScheduledMeeting } from '@meet/meetings-contract';
import { useHost, useScope } from '@meet/remote-kit';
import { createTestHost, renderInHost } from '@meet/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { buildOngoing, buildPlanned } from '../../testing/buildPlanned.ts';
import { createDay } from './createDay.ts';
import { LaterCard } from './LaterCard.tsx';
import { NextCard } from './NextCard.tsx';

const at = (hours: number, minutes = 0, day = 5) => new Date(2026, 0, day, hours, minutes).getTime();
const MINUTE_MS = 60_000;

function Cards() {
  const host = useHost();
  const day = useScope((scope) => createDay(scope, host));
  return (
    <>
      <NextCard day={day} />
      <LaterCard day={day} />
    </>
  );
}

describe('the card of the day', () => {
  let open: ReturnType<typeof jest.spyOn>;
  beforeEach(() => {
    jest.useFakeTimers({ now: at(9, 48) });
    localStorage.setItem('showQuickGuide-jitsi_quick_guide', '0');
    open = jest.spyOn(window, 'open').mockReturnValue({} as Window);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    localStorage.clear();
  });

  async function show(api: Record<string, unknown>) {
    const host = createTestHost({
      api: { getScheduledMeetings: { meetings: [] }, getOngoingMeetings: { meetings: [] }, ...api },
    });
    await renderInHost(<Cards />, { host, texts });
    await act(() => jest.advanceTimersByTimeAsync(0));
    return { host, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const next = () => within(screen.getByRole('region', { name: 'Next meeting' }));

  it('counts down to the next meeting, shows who is invited, and opens it', async () => {
    const meetings = [buildPlanned('Weekly planning', at(10)), buildPlanned('Review', at(15))];
    const { user } = await show({ getScheduledMeetings: { meetings } });
    expect(next().getByRole('heading', { name: 'In 12 minutes: Weekly planning' })).toBeVisible();
    expect(next().getByRole('img', { name: 'Cleo Martin, bo@example.com' })).toBeVisible();
    await pass(11 * MINUTE_MS);
    expect(next().getByRole('heading', { name: 'In 1 minute: Weekly planning' })).toBeVisible();
    await pass(MINUTE_MS);
    expect(next().getByRole('heading', { name: 'Now: Weekly planning' })).toBeVisible();
    expect(next().getByText(/^until 10:30/)).toBeVisible();
    expect(next().getByRole('heading', { name: /^At 3:00.PM: Review$/ })).toBeVisible();

    await user.click(next().getByRole('button', { name: 'Join Weekly planning' }));
    expect(open).toHaveBeenCalledWith('/j/room-Weekly%20planning', '_blank');
  });

  it('lists the rest of today’s meetings, or shows that there are none', async () => {
    const meetings = [buildPlanned('First', at(10)), buildPlanned('Second', at(11)), buildPlanned('Far', at(9, 0, 6))];
    const { host } = await show({ getScheduledMeetings: () => ({ meetings: meetings.splice(0, 3) }) });
    const [row, ...more] = screen.getAllByRole('listitem').filter((item) => /Second|Far/.test(item.textContent ?? ''));
    expect(row).toHaveTextContent(/Second11:00.–.11:30.AM/);
    expect(more).toEqual([]);
    // The server announces that the plan changed: now no meeting is planned.
    act(() => host.push(scheduledMeetingsChanged, { scheduledMeetingId: 'planned-First' }));
    await pass(0);
    expect(next().getByText('No meeting ahead')).toBeVisible();
    expect(screen.getByText('Nothing else is planned for today.')).toBeVisible();
  });

  it('names the day of a meeting that is not today', async () => {
    const meetings: ScheduledMeeting[] = [buildPlanned('Early', at(8, 0, 6))];
    await show({ getScheduledMeetings: { meetings } });
    expect(next().getByRole('heading', { name: /^Tomorrow at 8:00.AM: Early$/ })).toBeVisible();
  });

  it('shows a running meeting first, with its participants', async () => {
    const meetings = [buildOngoing('Stand-up')];
    const { user } = await show({ getOngoingMeetings: { meetings } });
    expect(next().getByRole('heading', { name: 'Now: Stand-up' })).toBeVisible();
    expect(next().getByRole('img', { name: 'Bo Stan' })).toBeVisible();
    await user.click(next().getByRole('button', { name: 'Join Stand-up' }));
    expect(open).toHaveBeenCalledWith('/j/room-Stand-up', '_blank');
  });

  it('shows a loading failure in its place, and retries on request', async () => {
    const answers = [
      () => Promise.reject(new Error('down')),
      async () => ({ meetings: [buildPlanned('Back', at(10))] }),
    ];
    const { user } = await show({ getScheduledMeetings: () => answers.shift()!() });
    const alert = within(next().getByRole('alert'));
    expect(alert.getByText('Your day could not be loaded')).toBeVisible();
    await user.click(alert.getByRole('button', { name: 'Retry' }));
    expect(await next().findByRole('heading', { name: 'In 12 minutes: Back' })).toBeVisible();
  });
});
