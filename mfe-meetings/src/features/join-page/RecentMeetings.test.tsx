import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { useHost, useScope } from '@meet/remote-kit';
import { renderInHost } from '@meet/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { createJoinHistory } from './createJoinHistory.ts';
import { RecentMeetings } from './RecentMeetings.tsx';

const entry = (roomId: string, meetingSubject: string, isFavorite = 0) => ({
  ...{ roomId, meetingSubject, isFavorite, roomType: 2 },
  meetingOwnerEmailAddress: 'owner@example.com',
});

function Page() {
  const host = useHost();
  const history = useScope((scope) => createJoinHistory(scope, host));
  return history && <RecentMeetings history={history} />;
}

describe('the meetings joined before', () => {
  let open: ReturnType<typeof jest.spyOn>;
  beforeEach(() => {
    localStorage.setItem('showQuickGuide-jitsi_quick_guide', '0');
    open = jest.spyOn(window, 'open').mockReturnValue({} as Window);
  });
  afterEach(() => {
    localStorage.clear();
    jest.restoreAllMocks();
  });

  async function show(api: Record<string, unknown> = {}) {
    const userJoinMeetingHistory = [
      entry('111111111', 'Plans'),
      entry('222222222', '', 1),
      entry('333333333', 'Talks'),
    ];
    const { host } = await renderInHost(<Page />, {
      texts,
      api: { getJoinedMeetingsHistory: { userJoinMeetingHistory }, ...api },
    });
    return { host, user: userEvent.setup() };
  }
  const row = (at: number) => within(screen.getAllByRole('listitem')[at]!);
  const star = (at: number) => row(at).getByRole('button', { name: 'Favorite' });

  it('are named by subject or owner, each with its room id', async () => {
    await show();
    expect(row(0).getByText('owner@example.com')).toBeVisible();
    expect(row(0).getByText('222222222')).toBeVisible();
    expect(row(1).getByText('Plans')).toBeVisible();
    expect(row(1).getByText('111111111 · owner@example.com')).toBeVisible();
  });

  it('can be joined again, and their links copied', async () => {
    const { user } = await show();
    await user.click(row(1).getByRole('button', { name: 'Join Plans' }));
    expect(open).toHaveBeenCalledWith('/j/111111111', '_blank');
    await user.click(row(1).getByRole('button', { name: 'Copy join link' }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/j/111111111`);
  });

  it('move before the others when they are starred', async () => {
    const { host, user } = await show({ toggleMeetingFavorite: { isFavorite: 1 } });
    await user.click(star(2));
    expect(row(1).getByText('Talks')).toBeVisible();
    expect([0, 1, 2].map((at) => star(at).getAttribute('aria-pressed'))).toEqual(['true', 'true', 'false']);
    expect(host.calls.at(-1)).toEqual({ name: 'toggleMeetingFavorite', input: { roomId: '333333333' } });
  });

  it('keep their star if changing it fails, and an error is shown', async () => {
    const toggleMeetingFavorite = () => {
      throw new CallFailure(500, { message: 'The server’s words' });
    };
    const { host, user } = await show({ toggleMeetingFavorite });
    await user.click(star(1));
    expect(star(1)).toHaveAttribute('aria-pressed', 'false');
    expect(host.toasts).toEqual([{ type: 'error', message: 'join.favoriteFailed' }]);
    expect(texts.join.favoriteFailed).toBe('Failed to set meeting as favorite');
  });
});
