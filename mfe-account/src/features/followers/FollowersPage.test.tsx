import { beforeAll, describe, expect, it } from '@jest/globals';
import { followsChanged, type Follower } from '@meet/notifications-contract';
import { renderInHost, type CallAnswers } from '@meet/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLayout } from '@meet/ui/testing';
import texts from '../../i18n/en_US.json';
import { FollowersPage } from './FollowersPage.tsx';

beforeAll(() => fakeLayout({ height: 400, row: 69 }));

const follower = (changes: Partial<Follower>): Follower => ({
  followerId: 'f1',
  fullName: 'Ion Rus',
  email: 'ion@example.com',
  avatar: null,
  state: 'following',
  inviteToken: null,
  since: Date.UTC(2026, 4, 1, 12),
  ...changes,
});
const requested = follower({
  followerId: 'f2',
  fullName: '',
  email: 'eva@example.com',
  state: 'asked',
  inviteToken: 'f2',
});

async function show(lists: { followed?: Follower[]; followers?: Follower[] }, answers: CallAnswers = {}) {
  const rendered = await renderInHost(<FollowersPage />, {
    texts,
    api: {
      getFollowers: ({ iAmFollowing }: { iAmFollowing: boolean }) => ({
        followers: (iAmFollowing ? lists.followed : lists.followers) ?? [],
      }),
      removeFollow: {},
      revokeFollow: {},
      resendFollowInvite: {},
      ...answers,
    },
  });
  const listInputs = (name: string) =>
    rendered.host.calls.filter((call) => call.name === name).map(({ input }) => input);
  return { ...rendered, listInputs };
}
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the followers page', () => {
  it('lists followed people, pending requests and followers', async () => {
    await show({
      followed: [follower({}), requested],
      followers: [follower({ followerId: 'f3', fullName: 'Maria Pop' })],
    });
    expect(await section('I follow').findByText('Ion Rus')).toBeVisible();
    expect(section('I follow').getByText('eva@example.com')).toBeVisible();
    expect(section('I follow').getByText('Asked')).toBeVisible();
    expect(section('My followers').getByText('Maria Pop')).toBeVisible();
  });

  it('renders only the visible rows of 1,000 people, all reachable by keyboard', async () => {
    const followers = Array.from({ length: 1_000 }, (_, index) =>
      follower({ followerId: `f${index}`, email: `${index}@example.com`, fullName: `Person ${index + 1}` }),
    );
    await show({ followers });
    const list = within(await screen.findByRole('list', { name: 'My followers' }));
    const [first] = list.getAllByRole('listitem');
    expect(list.getAllByRole('listitem').length).toBeLessThan(40);
    expect(first).toHaveAttribute('aria-setsize', '1000');
    act(() => first!.focus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Person 1000'));
    await userEvent.tab();
    expect(within(list.getAllByRole('listitem').at(-1)!).getByRole('button')).toHaveFocus();
    expect(list.getAllByRole('listitem').length).toBeLessThan(40);
  });

  it('shows a message for each empty list', async () => {
    await show({});
    expect(await screen.findByText('You follow nobody yet')).toBeVisible();
    expect(screen.getByText('Nobody follows you yet')).toBeVisible();
  });

  it('sends a follow request by mail, and shows a refusal at the field', async () => {
    const { host, listInputs } = await show(
      {},
      {
        askToFollow: ({ email }: { email: string }) => {
          if (email === 'ion@example.com') throw new Error('You follow this person already.');
          return { follower: requested };
        },
      },
    );
    const field = screen.getByRole('textbox', { name: /E-mail/ });
    await userEvent.click(screen.getByRole('button', { name: 'Ask to follow' }));
    expect(await screen.findByText('E-mail is required')).toBeVisible();
    await userEvent.type(field, 'ion@example.com{Enter}');
    expect(await screen.findByText('You follow this person already.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'eva@example.com{Enter}');
    await waitFor(() => expect(host.toasts).toMatchObject([{ type: 'success' }]));
    expect(listInputs('askToFollow')).toEqual([{ email: 'ion@example.com' }, { email: 'eva@example.com' }]);
    expect(field).toHaveValue('');
  });

  it('unfollows, withdraws a request and removes a follower after confirmation, and resends a request', async () => {
    const { host, listInputs } = await show({
      followed: [follower({}), requested],
      followers: [follower({ followerId: 'f3', fullName: 'Maria Pop' })],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Unfollow' }));
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(listInputs('resendFollowInvite')).toEqual([{ inviteToken: 'f2' }]));
    expect(listInputs('removeFollow')).toEqual([{ followerId: 'f1' }, { followerId: 'f2' }]);
    expect(listInputs('revokeFollow')).toEqual([{ followerId: 'f3' }]);
    expect(host.questions.map(({ title }) => title)).toEqual([
      'Stop following Ion Rus?',
      'Withdraw your request to eva@example.com?',
      'Stop Maria Pop from following you?',
    ]);
  });

  it('changes nothing without confirmation', async () => {
    const { listInputs } = await renderCancelled();
    await userEvent.click(await screen.findByRole('button', { name: 'Unfollow' }));
    expect(listInputs('removeFollow')).toEqual([]);
  });

  it('fetches the lists again after a change elsewhere', async () => {
    const lists = { followed: [requested] };
    const { host } = await show(lists);
    await screen.findByText('Asked');
    lists.followed = [follower({ followerId: 'f2', fullName: 'Eva Radu' })];
    act(() => host.push(followsChanged, { followerId: 'f2' }));
    expect(await screen.findByText('Eva Radu')).toBeVisible();
    expect(screen.queryByText('Asked')).toBeNull();
  });
});

async function renderCancelled() {
  const rendered = await renderInHost(<FollowersPage />, {
    texts,
    confirms: false,
    api: {
      getFollowers: ({ iAmFollowing }: { iAmFollowing: boolean }) => ({
        followers: iAmFollowing ? [follower({})] : [],
      }),
    },
  });
  const listInputs = (name: string) => rendered.host.calls.filter((call) => call.name === name);
  return { ...rendered, listInputs };
}
