import { meetingsTexts } from '@meet/meetings-contract/texts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { createTestHost, renderInHost, TEST_USER } from '@meet/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { JoinForm } from './JoinForm.tsx';

const visitor = { state: 'visitor', isAdmin: false } as const;

describe('the Join Meeting form', () => {
  let open: ReturnType<typeof jest.spyOn>;
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem('showQuickGuide-jitsi_quick_guide', '0');
    open = jest.spyOn(window, 'open').mockReturnValue({} as Window);
  });
  afterEach(() => void jest.restoreAllMocks());

  async function show(session: typeof visitor | typeof TEST_USER, getMeetingIdJoinEmail: () => object = () => ({})) {
    const host = createTestHost({ session, api: { getMeetingIdJoinEmail } });
    await renderInHost(<JoinForm />, { host, texts, contractTexts: [meetingsTexts] });
    return { host, user: userEvent.setup() };
  }
  const room = () => screen.getByLabelText(/^Room id\/Moderator email/);
  const submit = () => screen.getByRole('button', { name: 'Join meeting' });

  it('prompts a visitor for the room, then only for the name, and remembers the name', async () => {
    const { user } = await show(visitor);
    expect(screen.getAllByRole('textbox')).toEqual([room()]);
    await user.type(room(), '1234567890');
    expect(screen.queryByLabelText(/Your Email/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(/Your name/), 'Gus <Guest>');
    await user.click(submit());
    expect(open).toHaveBeenCalledWith('/j/1234567890', '_blank');
    expect(localStorage.getItem('joinName')).toBe('Gus Guest');
  });

  it.each(['https://meet.example.org/j/1234567890.', 'ID: 123 456 7890', ' 1234567890 '])(
    'recognizes the room in a visitor’s input: %j',
    async (typed) => {
      const { user } = await show(visitor);
      await user.type(room(), typed);
      expect(screen.queryByLabelText(/Your Email/)).not.toBeInTheDocument();
      await user.type(screen.getByLabelText(/Your name/), 'Gus');
      await user.click(submit());
      expect(open).toHaveBeenCalledWith('/j/1234567890', '_blank');
    },
  );

  it.each([
    ['', 'Room id/Moderator email is required'],
    ['   ', 'Room id/Moderator email cannot be empty'],
    ['12345678', 'Room id/Email must be either numeric 9 - 10 characters or a valid email'],
    ['12345678901', 'Room id/Email must be either numeric 9 - 10 characters or a valid email'],
    [`${'x'.repeat(50)}@example.com`, 'Room id/Moderator email cannot exceed 60 characters'],
  ])('shows for %j: %s', async (typed, message) => {
    const { user } = await show(TEST_USER);
    if (typed) await user.type(room(), typed);
    await user.click(submit());
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    'https://meet.example.org/j/1234567890',
    'Join: https://meet.example.org/j/1234567890',
    'ID: 123 456 7890',
    ' 1234567890\u200b',
  ])('recognizes a typed %j, prompts only for the name, and opens the meeting', async (typed) => {
    const { user } = await show(visitor);
    await user.type(room(), typed);
    expect(screen.getAllByRole('textbox')).toEqual([room(), screen.getByLabelText(/Your name/)]);
    await user.type(screen.getByLabelText(/Your name/), 'Gus');
    expect(room()).toHaveValue('1234567890');
    await user.click(submit());
    expect(open).toHaveBeenCalledWith('/j/1234567890', '_blank');
  });

  it('opens a typed link on Enter', async () => {
    const { user } = await show(TEST_USER);
    await user.type(room(), `<https://meet.example.org/j/1234567890?x=${'1'.repeat(60)}>{Enter}`);
    expect(open).toHaveBeenCalledWith('/j/1234567890', '_blank');
  });

  it.each(['12345', '12345678901', 'daily-standup', 'https://meet.example.org/daily', '@'])(
    'shows for %j only that it is no valid room',
    async (typed) => {
      const { user } = await show(visitor);
      await user.type(room(), typed);
      await user.click(submit());
      expect(
        await screen.findByText('Room id/Email must be either numeric 9 - 10 characters or a valid email'),
      ).toBeVisible();
      for (const box of screen.getAllByRole('textbox')) {
        expect(box.getAttribute('aria-invalid') === 'true').toBe(box === room());
      }
    },
  );

  it('requires a visitor’s address for a moderator’s room, and marks only the missing field', async () => {
    const { user } = await show(visitor);
    await user.type(room(), 'Bo <bo@example.com>');
    await user.type(screen.getByLabelText(/Your name/), 'Gus');
    expect(room()).toHaveValue('bo@example.com');
    await user.click(submit());
    expect(await screen.findByText('Your Email is required')).toBeVisible();
    expect(screen.getByLabelText(/Your name/)).not.toBeInvalid();
  });

  it.each([
    ['', '', ['Your name is required', 'Your Email is required']],
    ['   ', 'nobody', ['Your name cannot be empty', 'Email pattern is invalid']],
    ['Gus', '.gus@example.com', ['Email pattern is invalid']],
  ])('shows the errors to a visitor with the name %j and the address %j', async (name, email, messages) => {
    const { user } = await show(visitor);
    await user.type(room(), 'moderator@example.com');
    if (name) await user.type(screen.getByLabelText(/Your name/), name);
    if (email) await user.type(screen.getByLabelText(/Your Email/), email);
    await user.click(submit());
    for (const message of messages) expect(await screen.findByText(message)).toBeInTheDocument();
    expect(open).not.toHaveBeenCalled();
  });

  it('shows the error of an invalid room, and no other errors', async () => {
    const { user } = await show(visitor);
    await user.type(room(), 'weekly');
    await user.click(submit());
    expect(
      await screen.findByText('Room id/Email must be either numeric 9 - 10 characters or a valid email'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Your name is required')).not.toBeInTheDocument();
    expect(screen.queryByText('Your Email is required')).not.toBeInTheDocument();
  });

  it('limits a name to 100 characters, and an e-mail to 60', async () => {
    const { user } = await show(visitor);
    await user.type(room(), 'm@example.com');
    await user.click(screen.getByLabelText(/Your name/));
    await user.paste('x'.repeat(101));
    await user.click(screen.getByLabelText(/Your Email/));
    await user.paste('x'.repeat(61));
    expect(screen.getByLabelText(/Your name/)).toHaveValue('x'.repeat(100));
    expect(screen.getByLabelText(/Your Email/)).toHaveValue('x'.repeat(60));
  });

  it('refuses a visitor’s own address as the moderator’s, regardless of case', async () => {
    const { user, host } = await show(visitor);
    await user.type(room(), 'Gus@example.com');
    await user.type(screen.getByLabelText(/Your name/), 'Gus');
    await user.type(screen.getByLabelText(/Your Email/), 'gus@EXAMPLE.com');
    await user.click(submit());
    expect(
      await screen.findByText('Moderator Email is not allowed to be the same as your email address'),
    ).toBeInTheDocument();
    expect(host.calls).toEqual([]);
  });

  it('finds a moderator’s room by e-mail', async () => {
    const found = await show(TEST_USER, () => ({ roomId: '9876543210' }));
    await found.user.type(room(), 'bo@example.com');
    await found.user.click(submit());
    expect(found.host.calls).toEqual([
      { name: 'getMeetingIdJoinEmail', input: { email: 'bo@example.com', userEmail: TEST_USER.email } },
    ]);
    expect(open).toHaveBeenCalledWith('/j/9876543210', '_blank');
  });

  it('shows a blocked look-up for ten seconds', async () => {
    const text = 'You are blocked from accessing meetings via email for 3 hours, please come back later.';
    const { user, host } = await show(TEST_USER, () => {
      throw new CallFailure(200, { code: 'EMAIL_JOIN_BLOCKED', message: text });
    });
    await user.type(room(), 'bo@example.com');
    await user.click(submit());
    expect(host.toasts).toEqual([{ type: 'warning', message: text, timeoutMs: 10_000 }]);
    expect(open).not.toHaveBeenCalled();
  });

  it('does nothing for an administrator, and shows why', async () => {
    const { user } = await show({ ...TEST_USER, isAdmin: true });
    await user.type(room(), '1234567890');
    await user.click(submit());
    expect(open).not.toHaveBeenCalled();
    act(() => submit().focus());
    expect(
      await screen.findByText('Since you are logged in as an admin you cannot access meetings'),
    ).toBeInTheDocument();
  });
});
