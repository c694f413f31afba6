import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestHost, renderInHost, TEST_USER } from '@meet/remote-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { warnAboutBrowser } from '../../state/warnAboutBrowser.ts';
import { BrowserWarningDialog } from './BrowserWarningDialog.tsx';

const visitor = { state: 'visitor', isAdmin: false } as const;
const URL = 'http://localhost/j/1234567890';

async function show(meetingUrl?: string, session: typeof visitor | typeof TEST_USER = TEST_USER, isInMeeting = false) {
  const onClose = jest.fn();
  const { host } = await renderInHost(<BrowserWarningDialog {...{ meetingUrl, isInMeeting, onClose }} />, {
    host: createTestHost({ session }),
    texts,
  });
  return { host, onClose, user: userEvent.setup() };
}

describe('the browser warning', () => {
  it('before a meeting shows a link to copy, and lets the person continue', async () => {
    const { user, onClose, host } = await show(URL);
    expect(screen.getByText(URL)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(URL);
    await user.click(screen.getByRole('button', { name: 'Continue to meeting' }));
    expect(onClose).toHaveBeenCalledWith('continue');
    expect(host.visited).toEqual([]);
  });

  it.each([
    ['a signed-in person to the dashboard', TEST_USER, 'Go back to dashboard', '/dashboard/join'],
    ['a visitor to the home page', visitor, 'Go back to home', '/'],
  ] as const)('leads %s', async (_who, session, name, path) => {
    const { user, host, onClose } = await show(URL, session);
    await user.click(screen.getByRole('button', { name }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(host.visited).toEqual([path]);
  });

  it('within a meeting shows the link, and can only be closed', async () => {
    const { user, onClose } = await show(URL, TEST_USER, true);
    expect(screen.getByText(URL)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Continue|Go back/ })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(onClose).toHaveBeenCalledWith();
  });

  it('before a meeting can be closed', async () => {
    const inMeeting = await show(URL);
    await inMeeting.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(inMeeting.onClose).toHaveBeenCalledTimes(1);
  });

  it('has only an Ok button if it concerns no meeting', async () => {
    const { user, onClose } = await show();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue to meeting' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('the warning about a browser', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => void jest.restoreAllMocks());

  const warn = (agent: string) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    const host = createTestHost();
    warnAboutBrowser(host);
    return host.dialogs;
  };
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it('is shown once on a desktop browser other than Chrome', () => {
    expect(warn(FIREFOX)).toEqual([{ name: 'meetings.browserWarning/v1', input: undefined }]);
    expect(warn(FIREFOX)).toEqual([]);
  });

  it.each([
    ['Chrome', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'],
    ['a phone', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
  ])('is never shown on %s', (_name, agent) => {
    expect(warn(agent)).toEqual([]);
  });
});
