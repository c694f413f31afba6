import { networkTexts } from '@meet/network-contract/texts';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { presenceChanged, refreshContacts } from '@meet/network-contract';
import { CallFailure } from '@meet/contracts/client';
import { draggedContact } from '@meet/remote-kit';
import { renderInHost, buildContact, buildGroup, present } from '@meet/remote-kit/testing';
import { fakeLayout } from '@meet/ui/testing';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useState, type ReactNode } from 'react';
import texts from '../../i18n/en_US.json';
import { getNetwork } from '../../state/getNetwork.ts';
import { createNetworkHost, endNetworks, failure } from '../../testing/createNetworkHost.ts';
import { NetworkPanel } from './NetworkPanel.tsx';

beforeAll(() => fakeLayout({ height: 600, row: 56 }));
afterEach(endNetworks);

function Panel({ onMeetingPage = false, open = true }: { onMeetingPage?: boolean; open?: boolean }) {
  const [expanded, setExpanded] = useState(open);
  return <NetworkPanel onMeetingPage={onMeetingPage} expanded={expanded} onExpandedChange={setExpanded} />;
}

const ana = buildContact('Ana Pop', { pin: 1 });
const bob = buildContact('Bob Stan', { hasAccount: false });
const eva = buildContact('Eva Radu', { ...present(1, { status: 'Busy', statusDescription: 'Lunch' }) });
const me = 'ana@example.com';

async function show(options: Parameters<typeof createNetworkHost>[0] = {}, panel: ReactNode = <Panel />) {
  const host = createNetworkHost(options);
  const result = await renderInHost(panel as never, { host, texts, contractTexts: [networkTexts] });
  return { ...result, host };
}
const namesInOrder = () =>
  within(screen.getByRole('list', { name: 'Contacts' }))
    .getAllByRole('group')
    .map((row) => row.getAttribute('aria-label'));
/** Quick actions are hidden on the narrowest screens, and jsdom's screen counts as one. */
const quickAction = (name: string) => screen.queryByRole('button', { name, hidden: true });
const openMenu = (name: string) => userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
const choose = async (item: string) => userEvent.click(await screen.findByRole('menuitem', { name: item }));

describe('My network', () => {
  it('lists pinned and online contacts first, with presence as icon and text', async () => {
    await show({ contacts: [bob, eva, ana] });
    expect(namesInOrder()).toEqual(['Ana Pop', 'Eva Radu', 'Bob Stan']);
    const row = within(screen.getByRole('group', { name: 'Eva Radu' }));
    expect(row.getByRole('img', { name: 'Busy' })).toBeVisible();
    expect(row.getByText('Lunch')).toBeVisible();
    expect(within(screen.getByRole('group', { name: 'Ana Pop' })).getByRole('img', { name: 'Pinned' })).toBeVisible();
  });

  it('is opened and minimised by one button, which keeps the focus', async () => {
    await show({}, <Panel open={false} />);
    const toggle = screen.getByRole('button', { name: 'Open My network' });
    await userEvent.click(toggle);
    expect(await screen.findByRole('heading', { name: 'My network' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make My network small' })).toBe(toggle);
    expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Open My network' })).toHaveFocus();
  });

  it('renders one row once for a presence event among ten thousand contacts', async () => {
    const contacts = Array.from({ length: 10_000 }, (_, i) => buildContact(`Person ${10_000 + i}`));
    let drawn = 0;
    const counted = (
      <Profiler id="panel" onRender={() => (drawn += 1)}>
        <Panel />
      </Profiler>
    );
    const { host } = await show({ contacts: [...contacts, eva] }, counted);
    const getRow = (name: string) => screen.getByRole('group', { name });
    const others = screen.getAllByRole('group').filter((row) => row !== getRow('Eva Radu'));
    const markup = others.map((row) => row.outerHTML);
    drawn = 0;
    await act(async () =>
      host.push(presenceChanged, {
        presence: { email: eva.email, ...present(2, { status: 'Away', statusDescription: 'Tea' }) },
      } as never),
    );
    expect(within(getRow('Eva Radu')).getByText('Tea')).toBeVisible();
    expect(drawn).toBe(1);
    expect(others.map((row) => row.outerHTML)).toEqual(markup);
  });

  it('calls a present contact by one click, and prepares a meeting with an absent one', async () => {
    const { host } = await show({ contacts: [bob, eva] });
    const wanted: unknown[] = [];
    host.events.on('call.requested@1').subscribe((request) => wanted.push(request));
    await userEvent.click(quickAction('Call Eva Radu')!);
    expect(wanted).toEqual([{ people: [{ fullName: 'Eva Radu', email: eva.email }] }]);
    expect(quickAction('Call Bob Stan')).toBeNull();
    await userEvent.click(quickAction('Start a meeting with Bob Stan')!);
    expect(host.dialogs).toMatchObject([{ name: 'meetings.details/v1', input: { kind: 0, contactId: bob.contactId } }]);
  });

  it('calls from the small panel with two clicks', async () => {
    const { host } = await show({ contacts: [eva] }, <Panel open={false} />);
    const wanted: unknown[] = [];
    host.events.on('call.requested@1').subscribe((request) => wanted.push(request));
    await openMenu('Eva Radu');
    await choose('Call');
    await waitFor(() => expect(wanted).toEqual([{ people: [{ fullName: 'Eva Radu', email: eva.email }] }]));
  });

  it('follows presence without a reload', async () => {
    const { host } = await show({ contacts: [ana, bob, eva] });
    await act(async () => host.push(presenceChanged, { presence: { email: bob.email, ...present() } } as never));
    expect(within(screen.getByRole('group', { name: 'Bob Stan' })).getByRole('img', { name: 'Online' })).toBeVisible();
    expect(namesInOrder()).toEqual(['Ana Pop', 'Bob Stan', 'Eva Radu']);
  });

  it('searches, shows when nothing is found, and clears the search', async () => {
    await show({ contacts: [ana, bob, eva], groups: [buildGroup('Design', me, [bob])] });
    const search = screen.getByRole('searchbox', { name: 'Search contacts and groups' });
    await userEvent.type(search, 'design');
    expect(namesInOrder()).toEqual(['Bob Stan']);
    await userEvent.clear(search);
    await userEvent.type(search, 'nobody at all');
    expect(screen.getByText('No contacts found for “nobody at all”')).toBeVisible();
    expect(screen.getByText('No groups found for “nobody at all”')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(namesInOrder()).toHaveLength(3);
  });

  it('offers to add the first contact and the first group', async () => {
    const { host } = await show();
    expect(screen.getByText('No contacts found')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add contact' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Create group' })[1]!);
    expect(host.dialogs.map(({ name }) => name)).toEqual(['network.addContact/v1', 'network.createGroup/v1']);
  });

  it('offers to add a contact and to import contacts, in a menu', async () => {
    const answers = { getContactsProvider: () => ({ provider: 'development' }) };
    const { host } = await show({ contacts: [ana], answers });
    await userEvent.click(screen.getByRole('button', { name: 'Add contacts' }));
    await choose('Add contact');
    await userEvent.click(screen.getByRole('button', { name: 'Add contacts' }));
    const entry = await screen.findByRole('menuitem', { name: /^Import contacts/ });
    expect(entry).toHaveTextContent('From the development source');
    await userEvent.click(entry);
    await waitFor(() =>
      expect(host.dialogs.map(({ name }) => name)).toEqual(['network.addContact/v1', 'network.importContacts/v1']),
    );
  });

  it('saves the contacts as files', async () => {
    const saved: [string, string][] = [];
    const urls = { createObjectURL: () => 'blob:contacts', revokeObjectURL: () => {} };
    Object.assign(URL, urls);
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push([this.download, this.href]);
    });
    await show({ contacts: [ana] });
    for (const item of ['Save contacts as CSV', 'Save contacts as vCard']) {
      await userEvent.click(screen.getByRole('button', { name: 'Add contacts' }));
      await choose(item);
    }
    await waitFor(() =>
      expect(saved).toEqual([
        ['Contacts.csv', 'blob:contacts'],
        ['Contacts.vcf', 'blob:contacts'],
      ]),
    );
    click.mockRestore();
    for (const name of Object.keys(urls)) Reflect.deleteProperty(URL, name);
  });

  it('offers no files to a person without contacts', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Add contacts' }));
    expect(await screen.findByRole('menuitem', { name: 'Add contact' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /^Save contacts/ })).toBeNull();
  });

  it('offers an import to a person without contacts', async () => {
    const { host } = await show({ answers: { getContactsProvider: () => ({ provider: 'google' }) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Import contacts' }));
    expect(host.dialogs.map(({ name }) => name)).toEqual(['network.importContacts/v1']);
  });

  it('shows a spinner during an import, and the new contacts after it', async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const answers = {
      insertContacts: async () => {
        await ended;
        return { imported: 1, skipped: 0 };
      },
    };
    const { host } = await show({ contacts: [ana], answers });
    const { insert } = getNetwork(host).contactsImport;
    let importing = Promise.resolve(0);
    act(() => void (importing = insert([{ email: bob.email, fullName: bob.fullName }])));
    expect(screen.getByRole('status', { name: 'Importing contacts...' })).toBeVisible();
    await act(async () =>
      host.push(refreshContacts, { contacts: [bob], removedContactIds: [], refetchContacts: false } as never),
    );
    expect(namesInOrder()).toEqual(['Ana Pop']);
    end();
    await act(async () => void (await importing));
    await waitFor(() => expect(namesInOrder()).toEqual(['Ana Pop', 'Bob Stan']));
    expect(screen.queryByRole('status', { name: 'Importing contacts...' })).not.toBeInTheDocument();
  });

  it('offers an import from a file if there is no provider', async () => {
    const { host } = await show({ answers: { getContactsProvider: () => ({ provider: null }) } });
    await waitFor(() => expect(host.requested.map(({ name }) => name)).toContain('GetContactsProvider'));
    expect(screen.getByRole('button', { name: 'Import contacts' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add contacts' }));
    expect(await screen.findByRole('menuitem', { name: /Import/ })).toHaveTextContent('From a file (CSV or vCard)');
  });

  it('shows that it loads, and offers Retry if loading fails', async () => {
    const host = createNetworkHost({ contacts: [ana] });
    host.setConnection('connecting');
    host.server.broken = true;
    await renderInHost(<Panel />, { host, texts, contractTexts: [networkTexts] });
    expect(screen.getByText('Loading contacts...')).toBeVisible();
    expect(screen.getByText('Loading groups...')).toBeVisible();
    await act(async () => host.setConnection('online'));
    expect(screen.getByText('Your contacts could not be loaded')).toBeVisible();
    host.server.broken = false;
    await userEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
    expect(await screen.findByRole('group', { name: 'Ana Pop' })).toBeVisible();
  });

  it('has a menu for each person while it is small, and can be opened', async () => {
    const { host } = await show({ contacts: [ana, eva] }, <Panel open={false} />);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    await openMenu('Eva Radu');
    await choose('Start meeting');
    await waitFor(() =>
      expect(host.dialogs).toEqual([{ name: 'meetings.details/v1', input: { kind: 0, contactId: eva.contactId } }]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open My network' }));
    expect(screen.getByRole('searchbox')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Make My network small' }));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it.each([
    [1024, 400],
    [576, 518],
    [400, 360],
  ])('is 120 px wide when small; on a screen of %d px, %d when open', async (screenWidth, open) => {
    const before = window.innerWidth;
    window.innerWidth = screenWidth;
    const host = createNetworkHost();
    const widths: number[] = [];
    host.events.on('network.resized@1').subscribe(({ width }) => widths.push(width));
    await renderInHost(<Panel open={false} />, { host, texts, contractTexts: [networkTexts] });
    await userEvent.click(screen.getByRole('button', { name: 'Open My network' }));
    expect(widths).toEqual([120, open]);
    window.innerWidth = before;
  });

  it('keeps the position of the line between contacts and groups', async () => {
    const { unmount } = await show({ contacts: [ana] });
    const line = screen.getByRole('separator', { name: 'Move the line between contacts and groups' });
    line.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect([localStorage.getItem('contactsArea'), localStorage.getItem('groupsArea')]).toEqual(['55', '45']);
    unmount();
    await show({ contacts: [ana] });
    expect(screen.getByRole('separator', { name: /^Move the line/ })).toHaveAttribute('aria-valuenow', '55');
  });
});

describe('a contact', () => {
  it('is unpinned and removed from My Team in its menu', async () => {
    const answers = {
      togglePinContact: () => ({ __typename: 'TogglePinContactSuccess', pin: 0 }),
      addRemoveContactFromMyTeam: () => ({ __typename: 'MarkContactSuccess', message: 'ok' }),
    };
    const { host } = await show({ contacts: [{ ...ana, isInMyTeam: 1 }], answers });
    await openMenu('Ana Pop');
    await choose('Unpin');
    await openMenu('Ana Pop');
    await choose('Remove from My Team');
    await waitFor(() =>
      expect(host.requested.slice(-2)).toEqual([
        { name: 'TogglePinContact', input: { contactId: ana.contactId } },
        { name: 'AddRemoveContactFromMyTeam', input: { contactId: ana.contactId, operation: 1 } },
      ]),
    );
  });

  it.each([
    ['Add to My Team', 'addRemoveContactFromMyTeam', 'adding / removing contact to My Team!'],
    ['Add to My Partners', 'addRemoveContactToMyPartners', 'adding / removing contact to My Partners!'],
  ])('%s: sends the request, and shows an error if it fails', async (item, field, words) => {
    const { host } = await show({ contacts: [ana], answers: { [field]: () => failure('X', 'The server’s words') } });
    await openMenu('Ana Pop');
    await choose(item);
    expect(await screen.findByText(`An error occurred while ${words}`)).toBeVisible();
    expect(host.requested.at(-1)!.input).toEqual({ contactId: ana.contactId, operation: 0 });
  });

  it('lets its e-mail be copied', async () => {
    await show({ contacts: [ana] });
    userEvent.setup();
    await openMenu('Ana Pop');
    await choose('Copy email');
    expect(await screen.findByText('Email copied to clipboard')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(ana.email);
  });

  it('is not deleted without confirmation', async () => {
    const answers = { deleteContact: () => ({ __typename: 'DeleteContactSuccess', contactId: ana.contactId }) };
    const { host } = await show({ contacts: [ana], answers, confirms: false });
    await openMenu('Ana Pop');
    await choose('Delete');
    await waitFor(() => expect(host.questions).toMatchObject([{ title: 'Delete Ana Pop from your contacts?' }]));
    expect(host.requested.some(({ name }) => name === 'DeleteContact')).toBe(false);
  });

  it('disappears once deleted', async () => {
    const answers = { deleteContact: () => ({ __typename: 'DeleteContactSuccess', contactId: ana.contactId }) };
    const { host } = await show({ contacts: [ana], answers });
    await openMenu('Ana Pop');
    await choose('Delete');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Ana Pop' })).not.toBeInTheDocument());
    expect(host.toasts).toMatchObject([{ type: 'success', message: 'Contact successfully deleted!' }]);
  });

  it('stays if deleting is refused, and the reason is shown', async () => {
    const answers = { deleteContact: () => failure('CONTACT_NOT_FOUND', 'This contact does not exist.') };
    const { host } = await show({ contacts: [ana], answers });
    await openMenu('Ana Pop');
    await choose('Delete');
    await waitFor(() =>
      expect(host.toasts).toMatchObject([{ type: 'error', message: 'This contact does not exist.' }]),
    );
    expect(screen.getByRole('group', { name: 'Ana Pop' })).toBeVisible();
  });

  it('can be invited to a conversation with or without an account', async () => {
    const { host } = await show({ contacts: [ana, bob] });
    const wanted: unknown[] = [];
    host.events.on('conversation.requested@1').subscribe((request) => wanted.push(request));
    await userEvent.click(quickAction('Start a conversation with Ana Pop')!);
    await userEvent.click(quickAction('Start a conversation with Bob Stan')!);
    expect(wanted).toEqual([{ contactId: ana.contactId }, { contactId: bob.contactId }]);
  });

  it('can be dragged out of the list', async () => {
    await show({ contacts: [ana] });
    const data = new Map<string, string>();
    const dataTransfer = {
      get types() {
        return [...data.keys()];
      },
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
    };
    const row = screen.getByRole('group', { name: 'Ana Pop' });
    expect(row).toHaveAttribute('draggable', 'true');
    const start = createEvent.dragStart(row);
    Object.defineProperty(start, 'dataTransfer', { value: dataTransfer });
    fireEvent(row, start);
    expect(draggedContact(dataTransfer)).toEqual({
      contactId: ana.contactId,
      email: ana.email,
      fullName: 'Ana Pop',
    });
  });

  it('is not dragged on phones', async () => {
    const host = { ...createNetworkHost({ contacts: [ana] }), flags: { desktopApp: false, mobile: true } };
    await renderInHost(<Panel />, { host, texts, contractTexts: [networkTexts] });
    expect(screen.getByRole('group', { name: 'Ana Pop' })).toHaveAttribute('draggable', 'false');
  });

  it.each([
    [200, 'warning'],
    [500, 'error'],
  ])('is not added to the meeting after an answer of %d, and a toast of kind %s shows why', async (status, type) => {
    const inviteContactToMeeting = () => {
      throw new CallFailure(status, { code: 'X', message: 'The server’s words' });
    };
    const { host } = await show({ contacts: [ana], api: { inviteContactToMeeting } }, <Panel onMeetingPage />);
    act(() => host.events.emit('meeting.initialized@1', { roomId: '123456789' }));
    await userEvent.click(quickAction('Add Ana Pop to the meeting')!);
    expect(host.toasts).toMatchObject([{ type, message: 'The server’s words' }]);
  });

  it('is added to the meeting on a meeting page, once that is ready', async () => {
    const api = { inviteContactToMeeting: { message: 'Ana Pop was called.' } };
    const { host } = await show({ contacts: [ana], api }, <Panel onMeetingPage />);
    const add = quickAction('Add Ana Pop to the meeting')!;
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(add);
    expect(host.calls).toEqual([]);
    act(() => host.events.emit('meeting.initialized@1', { roomId: '123456789' }));
    await userEvent.click(add);
    expect(host.calls).toEqual([
      { name: 'inviteContactToMeeting', input: { contactId: ana.contactId, roomId: '123456789' } },
    ]);
    expect(host.toasts).toMatchObject([{ type: 'success', message: 'Ana Pop was called.' }]);
    act(() => host.events.emit('navigation.started@1', { from: '/s/123456789', to: '/dashboard' }));
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await openMenu('Ana Pop');
    expect(await screen.findByRole('menuitem', { name: /^Add to meeting/ })).toBeVisible();
    for (const hidden of ['Start meeting', 'Start conversation', 'Add to My Team', 'Add to My Partners']) {
      expect(screen.queryByRole('menuitem', { name: hidden })).not.toBeInTheDocument();
    }
  });
});

describe('a group', () => {
  const owned = buildGroup('Design', me, [bob, eva]);
  const joined = buildGroup('Sales', 'boss@example.com', [eva]);

  it('expands to its members, online ones first, with its admin marked', async () => {
    await show({ groups: [owned] });
    const button = screen.getByRole('button', { name: /^Design/ });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const rows = within(screen.getByRole('group', { name: 'Design' })).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getAllByText(/Eva|Bob|Owner/)[0]!.textContent)).toEqual([
      'Eva Radu',
      'Group Owner (you)',
      'Bob Stan',
    ]);
    expect(within(rows[1]!).getByText('Admin')).toBeVisible();
    expect(within(rows[1]!).queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(button);
    expect(screen.queryByText('Group Owner (you)')).not.toBeInTheDocument();
  });

  it('is rendered only while visible among 1,000, and is reachable by keyboard', async () => {
    const groups = Array.from({ length: 1_000 }, (_, index) =>
      buildGroup(`Team ${String(index + 1).padStart(4, '0')}`, me, [bob]),
    );
    await show({ groups });
    const list = within(screen.getByRole('list', { name: 'Groups' }));
    const [first] = list.getAllByRole('listitem');
    expect(list.getAllByRole('listitem').length).toBeLessThan(40);
    expect(first).toHaveAttribute('aria-setsize', '1000');
    act(() => first!.focus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Team 1000'));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: /^Team 1000/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('list', { name: 'Members of Team 1000' })).toBeVisible();
  });

  it('shows that it has no members besides its admin', async () => {
    await show({ groups: [buildGroup('Empty', me)] });
    await userEvent.click(screen.getByRole('button', { name: /^Empty/ }));
    expect(screen.getByText('There are no members in group')).toBeVisible();
  });

  it('offers its owner and its members different actions', async () => {
    await show({ groups: [owned, joined] });
    const items = async (name: string) => {
      await openMenu(`group ${name}`);
      const labels = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      return labels;
    };
    expect(await items('Design')).toEqual([
      'Start meeting',
      'Start conversation',
      'Send meeting info',
      'Rename',
      'Add members',
      'Delete group',
    ]);
    expect(await items('Sales')).toEqual(['Start meeting', 'Start conversation', 'Copy emails', 'Leave group']);
  });

  it('loses a member after confirmation', async () => {
    const smaller = { ...buildGroup('Design', me, [bob]), version: 2 };
    const answers = { removeMemberFromGroup: () => ({ __typename: 'ContactGroupSuccess', group: smaller }) };
    const { host } = await show({ groups: [owned], answers });
    await userEvent.click(screen.getByRole('button', { name: /^Design/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Eva Radu from the group' }));
    await waitFor(() => expect(screen.queryByText('Eva Radu')).not.toBeInTheDocument());
    expect(host.questions).toMatchObject([{ title: 'Remove Eva Radu?' }]);
    expect(host.toasts).toMatchObject([{ message: 'Member successfully removed!' }]);
  });

  it.each([
    ['Sales', 'Leave group', 'leaveContactsGroup', 'Leave Sales?', 'You left the group!'],
    ['Design', 'Delete group', 'deleteContactsGroup', 'Delete Design?', 'Group successfully deleted!'],
  ])('%s: %s removes it after confirmation', async (name, item, field, question, message) => {
    const answers = { [field]: () => ({ __typename: 'LeaveContactsGroupSuccess', groupId: 'any' }) };
    const { host } = await show({ groups: [owned, joined], answers });
    await openMenu(`group ${name}`);
    await choose(item);
    await waitFor(() => expect(screen.queryByRole('group', { name })).not.toBeInTheDocument());
    expect(host.questions).toMatchObject([{ title: question }]);
    expect(host.toasts).toMatchObject([{ type: 'success', message }]);
  });

  it('shows the meeting’s whiteboard entry when small, and hides it when open', async () => {
    const { host } = await show({ contacts: [ana] }, <Panel onMeetingPage open={false} />);
    const requested: unknown[] = [];
    host.events.on('whiteboard.requested@1').subscribe((request) => requested.push(request));
    const entry = screen.getByRole('button', { name: 'Whiteboard' });
    await userEvent.click(entry);
    expect(requested).toEqual([]);
    await act(async () => host.events.emit('meeting.initialized@1', { roomId: '1234567890' }));
    await userEvent.click(entry);
    expect(requested).toEqual([{ roomId: '1234567890' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Open My network' }));
    expect(screen.queryByRole('button', { name: 'Whiteboard' })).toBeNull();
  });

  it('has no whiteboard outside of meetings', async () => {
    await show({ contacts: [ana] }, <Panel open={false} />);
    expect(screen.queryByRole('button', { name: 'Whiteboard' })).toBeNull();
  });
});
