import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createTestHost, TEST_USER } from '@meet/remote-kit/testing';
import type { Session } from '@meet/remote-kit';
import { goToMeeting } from './goToMeeting.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const WARNING = { name: 'meetings.browserWarning/v1', input: { meetingUrl: 'http://localhost/j/123456789' } };
const GUIDE = { name: 'account.quickGuide/v1', input: { guideId: 'jitsi_quick_guide', leadsTo: 'join' } };

describe('the way into a meeting', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => void jest.restoreAllMocks());

  async function go(agent: string, dialogResult: unknown, session: Session = TEST_USER, tab: Window | null = window) {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    const open = jest.spyOn(window, 'open').mockReset().mockReturnValue(tab);
    const host = createTestHost({
      session,
      dialogResult,
      api: { checkIfDontShowAgainIsSet: { isSetShowAgain: false } },
    });
    await goToMeeting(host, 'meetingJoin', '123456789');
    return { dialogs: host.dialogs, opened: open.mock.calls.map(([url]) => url), visited: host.visited };
  }

  it('warns about the browser, shows the guide, and opens the meeting in a new tab', async () => {
    expect(await go(FIREFOX, 'continue')).toEqual({
      dialogs: [WARNING, GUIDE],
      opened: ['/j/123456789'],
      visited: [],
    });
  });

  it('ends at the warning if the person does not continue', async () => {
    expect(await go(FIREFOX, undefined)).toEqual({ dialogs: [WARNING], opened: [], visited: [] });
  });

  it('warns visitors like account holders, but shows them no guide', async () => {
    expect(await go(FIREFOX, 'continue', { state: 'visitor', isAdmin: false })).toMatchObject({
      dialogs: [WARNING],
      opened: ['/j/123456789'],
    });
  });

  it('shows only the guide in Chrome, and nothing once that was dismissed', async () => {
    expect((await go(CHROME, undefined)).dialogs).toEqual([GUIDE]);
    localStorage.setItem('showQuickGuide-jitsi_quick_guide', '0');
    expect(await go(CHROME, undefined)).toEqual({ dialogs: [], opened: ['/j/123456789'], visited: [] });
  });

  it('continues in the same tab if the browser opens no other', async () => {
    expect((await go(CHROME, undefined, TEST_USER, null)).visited).toEqual(['/j/123456789']);
  });
});
