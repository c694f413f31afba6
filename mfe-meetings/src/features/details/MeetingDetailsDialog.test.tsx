import { meetingsTexts } from '@meet/meetings-contract/texts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import type { MeetingDetailsKind } from '@meet/meetings-contract/page';
import { buildContact, buildNetwork, createTestHost, present, renderInHost, TEST_USER } from '@meet/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { answerQueries } from '../../testing/answerQueries.ts';
import { MeetingDetailsDialog } from './MeetingDetailsDialog.tsx';

const person = (fullName: string, email: string, selected: boolean) => ({
  ...{ __typename: 'MeetingPerson', accountId: null, contactId: email, avatar: null },
  fullName,
  email,
  selected,
});
const configuration = {
  __typename: 'StartMeetingConfiguration',
  alias: 'ana',
  meetings: [
    { __typename: 'MeetingOption', roomId: '1111111111', type: 1, label: null, email: TEST_USER.email },
    { __typename: 'MeetingOption', roomId: '2222222222', type: 2, label: null, email: TEST_USER.email },
    { __typename: 'MeetingOption', roomId: '3333333333', type: 3, label: 'Daily', email: TEST_USER.email },
  ],
  contacts: [person('Bo Stan', 'bo@example.com', false)],
  participants: [person('Cleo Ion', 'cleo@example.com', true)],
};

const BO = buildContact('Bo Stan', { email: 'bo@example.com', ...present(1, { status: 'Busy' }) });

describe('the meeting details dialog', () => {
  beforeEach(() => {
    localStorage.setItem('showQuickGuide-jitsi_quick_guide', '0');
    jest.spyOn(window, 'open').mockReturnValue({} as Window);
  });
  afterEach(() => void jest.restoreAllMocks());

  async function show(kind: MeetingDetailsKind, session = TEST_USER, more: object = {}) {
    const started: { groupId: string | null; mailFailure?: string; refusal?: CallFailure } = { groupId: 'g1' };
    const sent: { name: string; input: unknown }[] = [];
    const recorded = (name: string, answer: () => object) => ({
      [name](input: unknown) {
        sent.push({ name, input });
        return answer();
      },
    });
    const host = createTestHost({
      session,
      api: {
        getNetworkChanges: buildNetwork([BO]),
        ...recorded('startMeetingWithContacts', () => {
          if (started.refusal) throw started.refusal;
          return { roomId: '1111111111', ...started };
        }),
        ...recorded('createGroupWithInvitedContacts', () => ({ groupId: 'g1' })),
        ...recorded('sendEmailWhenStartMeeting', () => ({})),
      },
    });
    const onClose = jest.fn();
    answerQueries(host, () => ({
      data: { startMeetingConfiguration: { ...configuration, ...more } },
    }));
    await renderInHost(<MeetingDetailsDialog kind={kind} onClose={onClose} />, {
      host,
      texts,
      contractTexts: [meetingsTexts],
    });
    await screen.findByText(/^Participants to invite/);
    const dialog = within(screen.getByRole('dialog'));
    return { host, started, sent, onClose, dialog, user: userEvent.setup() };
  }
  const GROUP = 'Create a group with selected participants';

  it.each([
    [0, 'Start meeting', true],
    [1, 'Start meeting', false],
    [2, 'Send email', true],
    [3, 'Send email', false],
    [4, 'Start meeting', true],
    [5, 'Send email', true],
  ] as const)('of type %d has %j and offers a group: %p', async (kind, button, offersGroup) => {
    const { dialog } = await show(kind);
    expect(dialog.getByRole('button', { name: button })).toBeInTheDocument();
    expect(dialog.queryByLabelText(GROUP) !== null).toBe(offersGroup);
    expect(dialog.getByText('Participants to invite (1)')).toBeInTheDocument();
    expect(dialog.getByLabelText('Select all')).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
  });

  it('shows a stranger’s address obfuscated, and invites the full address', async () => {
    const participants = [person('', 'stan.stranger@example.com', true), person('', 'bo@example.com', false)];
    const { dialog, user, sent } = await show(4, TEST_USER, { participants });
    expect(dialog.queryByText('stan.stranger@example.com')).not.toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: 'st***er@ex***om' })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'bo@example.com' })).not.toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Start meeting' }));
    const [{ input }] = sent as unknown as [{ input: { invitedParticipants: object[] } }];
    expect(input.invitedParticipants).toMatchObject([{ email: 'stan.stranger@example.com' }]);
  });

  it('previews the link of the chosen room', async () => {
    const { dialog, user } = await show(0);
    await user.click(dialog.getByRole('button', { name: 'Options' }));
    expect(dialog.getByText('http://localhost/ana')).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Room id'), '3333333333');
    expect(dialog.getByText('http://localhost/ana/Daily')).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Room id'), '2222222222');
    expect(dialog.getByText('http://localhost/j/2222222222')).toBeInTheDocument();
  });

  it.each([
    ['', 'Email is required!'],
    ['nobody', 'Email is not in correct format!'],
    [TEST_USER.email, 'You cannot invite yourself!'],
    ['cleo@example.com', 'Contact already added to invitation list!'],
  ])('shows for %j: %s', async (typed, message) => {
    const { dialog, user } = await show(0);
    if (typed) await user.type(dialog.getByRole('combobox', { name: 'Participants' }), typed);
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
  });

  it('starts with the selected people and their group, and opens the meeting in a new tab', async () => {
    const { dialog, user, sent, host, onClose } = await show(0);
    await user.type(dialog.getByRole('combobox', { name: 'Participants' }), 'new@example.com{Enter}');
    // It is a text at the bottom of the dialog, because a toast would cover the dialog's header on a phone.
    expect(screen.getByText('Contact added to invitation list!').closest('[role=status]')).toBeInTheDocument();
    expect(host.toasts).toEqual([]);
    await user.click(dialog.getByLabelText('Cleo Ion'));
    await user.click(dialog.getByRole('button', { name: 'Options' }));
    await user.type(dialog.getByLabelText('Subject'), 'Plans');
    await user.click(dialog.getByLabelText(GROUP));
    await user.type(dialog.getByLabelText(/Group name/), 'Team');
    await user.click(dialog.getByRole('button', { name: 'Start meeting' }));
    expect(sent).toMatchObject([
      {
        name: 'startMeetingWithContacts',
        input: {
          subject: 'Plans',
          roomId: '1111111111',
          groupName: 'Team',
          invitedParticipants: [{ email: 'new@example.com' }],
        },
      },
    ]);
    expect(window.open).toHaveBeenCalledWith('/s/1111111111', '_blank');
    expect(onClose).toHaveBeenCalledWith('started');
    expect(host.toasts.at(-1)).toMatchObject({ message: 'Contact group successfully created!' });
  });

  it('warns if a mail could not be sent, and opens the meeting', async () => {
    const { dialog, user, host, started } = await show(0);
    const mailFailure = 'The e-mail could not be sent.';
    Object.assign(started, { groupId: null, mailFailure });
    await user.click(dialog.getByRole('button', { name: 'Start meeting' }));
    expect(window.open).toHaveBeenCalledWith('/s/1111111111', '_blank');
    expect(host.toasts.at(-1)).toMatchObject({ type: 'warning', message: mailFailure });
  });

  it('accepts a password and a start mode, and sends them', async () => {
    const { dialog, user, sent } = await show(0);
    expect(dialog.getByLabelText('Password')).not.toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Options', expanded: false }));
    await user.type(dialog.getByLabelText('Password'), 'inside');
    await user.selectOptions(dialog.getByLabelText('Start with'), 'Camera off and screen share');
    await user.click(dialog.getByRole('button', { name: 'Start meeting' }));
    expect(sent).toMatchObject([{ input: { password: 'inside', mode: 3 } }]);
  });

  it('warns about a short password, and generates a longer one', async () => {
    const { dialog, user, sent } = await show(0);
    await user.click(dialog.getByRole('button', { name: 'Options' }));
    const password = dialog.getByLabelText<HTMLInputElement>('Password');
    expect(password).toHaveAccessibleDescription('People need it to join.');
    await user.type(password, '1234');
    expect(password).toHaveAccessibleDescription('A password this short is soon guessed. Take a longer one.');
    await user.click(dialog.getByRole('button', { name: 'Generate a password' }));
    expect(password).toHaveAccessibleDescription('People need it to join.');
    expect(password.value).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    await user.click(dialog.getByRole('button', { name: 'Start meeting' }));
    expect(sent).toMatchObject([{ input: { password: password.value } }]);
  });

  it('sends no password if none is typed, and refuses a blank one', async () => {
    const { dialog, user, sent } = await show(0);
    await user.click(dialog.getByRole('button', { name: 'Options' }));
    await user.type(dialog.getByLabelText('Password'), '   ');
    await user.click(dialog.getByRole('button', { name: 'Start meeting' }));
    expect(await dialog.findByText('Password cannot be empty')).toBeVisible();
    expect(sent).toEqual([]);
    await user.clear(dialog.getByLabelText('Password'));
    await user.click(dialog.getByRole('button', { name: 'Start meeting' }));
    expect(sent[0]!.input).not.toHaveProperty('password');
  });

  it('selects a pasted list, and starts once invalid entries are removed', async () => {
    const { dialog, user, sent } = await show(0);
    await user.click(dialog.getByRole('combobox', { name: 'Participants' }));
    await user.paste('"New, Ann" <ann@example.com>; bo@example.com\nnobody@, cleo@example.com');
    expect(dialog.getByText('Added 2 addresses, 1 is not valid, 1 was there already')).toBeVisible();
    expect(screen.getByText('2 contacts added to invitation list!')).toBeInTheDocument();
    expect(dialog.getByText('Participants to invite (3)')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'New, Ann' })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'Bo Stan' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Start meeting' }));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remove nobody@' }));
    await user.click(dialog.getByRole('button', { name: 'Start meeting' }));
    expect(sent).toMatchObject([
      { input: { invitedParticipants: [{}, { fullName: 'New, Ann' }, { email: 'bo@example.com' }] } },
    ]);
  });

  it('suggests contacts with their presence', async () => {
    const { dialog, user } = await show(0);
    await user.type(dialog.getByRole('combobox', { name: 'Participants' }), 'bo');
    expect(within(dialog.getByRole('option', { name: /Bo Stan/ })).getByRole('img', { name: 'Busy' })).toBeVisible();
  });

  it('hides the start options at first', async () => {
    const { dialog } = await show(0);
    for (const label of ['Subject', 'Room id', 'Password', 'Start with'])
      expect(dialog.getByLabelText(label)).not.toBeVisible();
  });

  it('has no start options if nothing is started', async () => {
    const { dialog } = await show(2);
    expect(dialog.getByLabelText('Subject')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Options' })).toBeNull();
  });

  it('requires a selected person, and a name for a group', async () => {
    const { dialog, user, sent } = await show(0);
    await user.click(dialog.getByLabelText('Select all'));
    await user.click(dialog.getByRole('button', { name: 'Start meeting' }));
    expect(await dialog.findByText('At least 1 participant is required')).toBeInTheDocument();
    await user.click(dialog.getByLabelText(GROUP));
    await user.click(dialog.getByRole('button', { name: 'Start meeting' }));
    expect(await dialog.findByText('Group name is required')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/Group name/), '   ');
    expect(await dialog.findByText('Group name cannot be empty')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText(/Group name/));
    await user.click(dialog.getByLabelText(/Group name/));
    await user.paste('x'.repeat(51));
    expect(await dialog.findByText('Group name cannot be more than 50 characters')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('sends the details by mail', async () => {
    const { dialog, user, sent, onClose } = await show(2);
    await user.click(dialog.getByRole('button', { name: 'Send email' }));
    expect(sent).toMatchObject([
      { name: 'sendEmailWhenStartMeeting', input: { to: ['cleo@example.com'], roomId: '1111111111' } },
    ]);
    expect(onClose).toHaveBeenCalledWith('sent');
  });

  it('stays open with the server’s message after a refusal, ready for another try', async () => {
    const { dialog, user, started, onClose } = await show(0);
    started.refusal = new CallFailure(200, { code: 'ROOM_NOT_FOUND', message: 'There is no such room.' });
    const button = dialog.getByRole('button', { name: 'Start meeting' });
    await user.click(button);
    expect(await dialog.findByText('There is no such room.')).toBeInTheDocument();
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does nothing for an administrator, and shows why', async () => {
    const { dialog, user, sent } = await show(0, { ...TEST_USER, isAdmin: true });
    const button = dialog.getByRole('button', { name: 'Start meeting' });
    await user.click(button);
    expect(sent).toEqual([]);
    act(() => button.focus());
    expect(
      await screen.findByText('Since you are logged in as an admin you cannot start meetings / send meeting info'),
    ).toBeInTheDocument();
  });
});
