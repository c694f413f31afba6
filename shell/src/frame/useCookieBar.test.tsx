import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/renderInShell.tsx';
import { useCookieBar } from './useCookieBar.tsx';

const TEXT = 'This website uses cookies to ensure you get the best experience on our website.';

// A component that is already loaded is drawn at once, so a bar that is missing will not appear later.
beforeAll(() => import('./CookieBar.tsx'));
beforeEach(() => {
  document.cookie = 'USER_GDPR_CONSENT_MEET=; Max-Age=0; Path=/';
  sessionStorage.clear();
});

const Page = () => useCookieBar();
const PageWithField = () => (
  <>
    <main>
      <input aria-label="Meeting" />
    </main>
    {useCookieBar()}
  </>
);
const accept = () => screen.findByRole('button', { name: 'Got it' });

describe('the cookie bar', () => {
  it('is shown once, and stores and records the answer', async () => {
    const { shell, unmount } = await renderInShell(<Page />, { api: { recordCookieConsent: {} } });
    expect(await screen.findByText(TEXT)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(TEXT)).toBeNull();
    const uid = /USER_GDPR_CONSENT_MEET=([0-9a-f-]{36})/.exec(document.cookie)?.[1];
    expect(shell.calls).toEqual([
      { name: 'recordCookieConsent', input: { uid, documentUrl: location.href, consentGranted: true } },
    ]);
    unmount();
    await renderInShell(<Page />);
    expect(screen.queryByText(TEXT)).toBeNull();
  });

  it('returns the focus to the element that had it', async () => {
    await renderInShell(<PageWithField />, { api: { recordCookieConsent: {} } });
    const field = screen.getByRole('textbox', { name: 'Meeting' });
    await userEvent.click(field);
    await userEvent.click(await accept());
    expect(field).toHaveFocus();
  });

  it('moves the focus to the content if nothing had it', async () => {
    await renderInShell(<PageWithField />, { api: { recordCookieConsent: {} } });
    await userEvent.click(await accept());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each(['/s/123456789', '/j/123456789', '/m/j/123456789'])('is never shown over a meeting at %s', async (at) => {
    await renderInShell(<Page />, { at });
    expect(screen.queryByText(TEXT)).toBeNull();
  });

  it('is not shown in the desktop app', async () => {
    sessionStorage.setItem('meet.desktopApp', '1');
    await renderInShell(<Page />);
    expect(screen.queryByText(TEXT)).toBeNull();
  });
});
