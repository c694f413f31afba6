import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { CHAT_MEMBER_PAGE, chatMemberRemoved, memberSeenBy } from '@meet/chat-contract';
import { CallFailure } from '@meet/contracts/client';
import { buildContact, buildNetwork } from '@meet/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLayout } from '@meet/ui/testing';
import { ANA, BEN, buildMember, buildRoom, getMemberAttributes, VIEWER } from '../../testing/buildRoom.ts';
import { refusing, renderChat } from '../../testing/renderChat.tsx';
import { RoomMembersDialog } from './RoomMembersDialog.tsx';

const PENDING = buildMember({ accountId: null, email: 'new@example.com', fullName: '', invited: true });

beforeAll(() => fakeLayout({ height: 400, row: 56 }));

/** Members of a room that belongs to somebody else and lets nobody else manage. */
const SEEN = [{ ...ANA, isOwner: false }, { ...BEN, isOwner: true }, PENDING];

async function open(
  change: Parameters<typeof buildRoom>[0] = {},
  options: {
    confirms?: boolean;
    resent?: unknown;
    contacts?: ReturnType<typeof buildContact>[];
    pageSize?: number;
  } = {},
) {
  const room = buildRoom({ participants: [ANA, BEN, PENDING], ...change });
  const members = (change.participants ?? [ANA, BEN, PENDING]).map((member) => memberSeenBy(member, VIEWER));
  const { pageSize = CHAT_MEMBER_PAGE } = options;
  const rendered = await renderChat(<RoomMembersDialog room={room} onClose={jest.fn()} />, {
    rooms: [room],
    confirms: options.confirms ?? true,
    api: {
      getNetworkChanges: buildNetwork(options.contacts),
      removeChatMember: { participants: [] },
      getChatMembers: ({ membersOffset }: { membersOffset: number }) => ({
        participants: members.slice(membersOffset, membersOffset + pageSize),
        roomName: room.roomName,
        memberCount: members.length,
        hasMore: membersOffset + pageSize < members.length,
      }),
      resendChatInvite: options.resent ?? {},
    },
  });
  const list = await screen.findByRole('list', { name: 'Room Members' });
  const getRow = (name: RegExp) =>
    within(list)
      .getAllByRole('listitem')
      .find((row) => name.test(row.textContent ?? ''))!;
  return { ...rendered, getRow };
}

describe('the members of a room', () => {
  it('are loaded page by page, and fetched again after a member was removed', async () => {
    const crowd = Array.from({ length: CHAT_MEMBER_PAGE + 9 }, (_, at) =>
      buildMember({ accountId: `account-${at}`, email: `${at}@example.com`, fullName: `Person ${at}` }),
    );
    const { host } = await open({ participants: [ANA, ...crowd] });
    const listed = () => Number(screen.getAllByRole('listitem')[0]!.getAttribute('aria-setsize'));
    await waitFor(() => expect(listed()).toBe(CHAT_MEMBER_PAGE));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(listed()).toBe(CHAT_MEMBER_PAGE + 10));
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    const before = host.calls.filter(({ name }) => name === 'getChatMembers').length;
    act(() =>
      host.push(chatMemberRemoved, { chatId: 'room-1', version: 2, ...getMemberAttributes([ANA]), email: BEN.email }),
    );
    await waitFor(() =>
      expect(host.calls.filter(({ name }) => name === 'getChatMembers').length).toBeGreaterThan(before),
    );
  });

  it('are rendered only while visible, and are all reachable by keyboard', async () => {
    const crowd = Array.from({ length: 1_000 }, (_, at) =>
      buildMember({ accountId: `account-${at}`, email: `${at}@example.com`, fullName: `Person ${at + 1}` }),
    );
    await open({ participants: crowd, allowManage: true }, { pageSize: 1_000 });
    const rows = await screen.findAllByRole('listitem');
    expect(rows.length).toBeLessThan(40);
    expect(rows[0]).toHaveAttribute('aria-setsize', '1000');
    act(() => rows[0]!.focus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Person 1000'));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Remove Person 1000' })).toHaveFocus();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
  });

  it('show that loading failed, and are fetched again on request', async () => {
    let isDown = true;
    const room = buildRoom();
    await renderChat(<RoomMembersDialog room={room} onClose={jest.fn()} />, {
      rooms: [room],
      api: {
        getChatMembers: () => {
          if (isDown) throw new CallFailure(200, { code: 'UNAVAILABLE', message: 'Not now.' });
          return { participants: [memberSeenBy(BEN, VIEWER)], roomName: '', memberCount: 1, hasMore: false };
        },
      },
    });
    expect(await screen.findByText('The members could not be loaded.')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Ben Okafor')).toBeVisible();
  });

  it('show the owner, pending members and the viewer', async () => {
    const { getRow } = await open();
    expect(getRow(/Ana Pop \(you\)/)).toHaveTextContent('Owner');
    expect(getRow(/new@example/)).toHaveTextContent('Pending');
    expect(within(getRow(/Ana Pop/)).queryByRole('button')).not.toBeInTheDocument();
  });

  it('are removed only after a question', async () => {
    const { getRow, host } = await open();
    await userEvent.click(within(getRow(/Ben/)).getByRole('button', { name: 'Remove Ben Okafor' }));
    await waitFor(() =>
      expect(host.questions).toEqual([expect.objectContaining({ title: 'Remove Ben Okafor?', tone: 'danger' })]),
    );
    expect(host.toasts).toEqual([]);
  });

  it('can be invited again only while pending', async () => {
    const { getRow } = await open();
    expect(within(getRow(/Ben/)).queryByRole('button', { name: /invitation/ })).not.toBeInTheDocument();
    expect(within(getRow(/new@example/)).getByRole('button', { name: /invitation/ })).toBeInTheDocument();
  });

  it('include no actions on the viewer’s own pending entry', async () => {
    const { getRow } = await open({
      allowManage: true,
      participants: [
        { ...ANA, accountId: null, fullName: '', isOwner: false, invited: true },
        { ...BEN, isOwner: true },
      ],
    });
    expect(getRow(/ana@example/)).toHaveTextContent('Pending');
    expect(within(getRow(/ana@example/)).queryByRole('button')).not.toBeInTheDocument();
  });

  it('have the name of the matching contact while pending', async () => {
    const { getRow, host } = await open({}, { contacts: [buildContact('Nora', { email: 'New@example.com' })] });
    await waitFor(() => expect(getRow(/new@example/)).toHaveTextContent('Nora'));
    expect(host.calls.filter(({ name }) => name === 'getNetworkChanges')).toHaveLength(1);
  });

  it('show a failed invitation under the label Fail', async () => {
    const { getRow, host } = await open({}, { resent: refusing('TOO_MANY', 'Wait a little.') });
    await userEvent.click(within(getRow(/new@example/)).getByRole('button', { name: /invitation/ }));
    await waitFor(() => expect(host.toasts).toEqual([{ type: 'error', title: 'Fail', message: 'Wait a little.' }]));
  });

  it('offer no actions to viewers who may not manage', async () => {
    const { getRow } = await open({ participants: SEEN });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(within(getRow(/Pending/)).queryByRole('button')).not.toBeInTheDocument();
  });

  it('show viewers who may not manage an obfuscated address of strangers, and the full address of members', async () => {
    const { getRow } = await open({ participants: SEEN });
    expect(getRow(/Pending/)).toHaveTextContent('n***w@ex***om');
    expect(getRow(/Pending/)).not.toHaveTextContent(PENDING.email);
    expect(getRow(/Ben/)).toHaveTextContent(BEN.email);
  });

  it('show a contact’s full address, even if somebody else added it', async () => {
    const contacts = [buildContact('Nora', { email: 'New@example.com' })];
    const { getRow } = await open({ participants: SEEN }, { contacts });
    await waitFor(() => expect(getRow(/Nora/)).toHaveTextContent(PENDING.email));
  });

  it('can be managed by everyone if the room allows it, except the owner', async () => {
    const { getRow } = await open({
      allowManage: true,
      participants: [{ ...ANA, isOwner: false }, { ...BEN, isOwner: true }, PENDING],
    });
    expect(screen.getByRole('combobox')).toBeInTheDocument();
    expect(within(getRow(/Ben/)).queryByRole('button')).not.toBeInTheDocument();
    expect(within(getRow(/new@example/)).getByRole('button', { name: /Remove/ })).toBeInTheDocument();
  });
});
