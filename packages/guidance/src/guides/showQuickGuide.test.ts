import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Session } from '@meet/remote-kit';
import { createTestHost, TEST_USER, type TestHostOptions } from '@meet/remote-kit/testing';
import { recallGuide, rememberGuide } from './guideMemory.ts';
import { showQuickGuide } from './showQuickGuide.ts';

const GUIDE = 'groups_quick_guide';
const KEY = `showQuickGuide-${GUIDE}`;

beforeEach(() => localStorage.clear());

async function guidesShown(options: TestHostOptions, mobile = false) {
  const host = createTestHost(options);
  const device = { ...host, flags: { ...host.flags, mobile } };
  await showQuickGuide(device, GUIDE);
  await showQuickGuide(device, GUIDE);
  return { dialogs: host.dialogs, requested: host.calls.length };
}

describe('showQuickGuide', () => {
  it('requests the setting once, remembers it, and opens once per page load', async () => {
    const api = { checkIfDontShowAgainIsSet: { isSetShowAgain: false } };
    expect(await guidesShown({ api })).toEqual({
      dialogs: [{ name: 'account.quickGuide/v1', input: { guideId: GUIDE } }],
      requested: 1,
    });
    expect(localStorage.getItem(KEY)).toBe('1');
    // The next page load finds the stored answer.
    expect(await guidesShown({})).toMatchObject({ dialogs: [{ name: 'account.quickGuide/v1' }], requested: 0 });
  });

  it('does not open if the guide was switched off on another device', async () => {
    expect(await guidesShown({ api: { checkIfDontShowAgainIsSet: { isSetShowAgain: true } } })).toEqual({
      dialogs: [],
      requested: 1,
    });
    expect(localStorage.getItem(KEY)).toBe('0');
  });

  it('does not open, and sends no request, if the guide was switched off here', async () => {
    rememberGuide(GUIDE, false);
    expect(recallGuide(GUIDE)).toBe(false);
    expect(await guidesShown({})).toEqual({ dialogs: [], requested: 0 });
  });

  it('does not open on mobile devices, for visitors or during impersonation', async () => {
    const api = { checkIfDontShowAgainIsSet: { isSetShowAgain: false } };
    expect(await guidesShown({ api }, true)).toEqual({ dialogs: [], requested: 0 });
    const viewing: Session = { ...TEST_USER, impersonatedBy: 'Root' };
    for (const session of [{ state: 'visitor', isAdmin: false } as const, viewing]) {
      expect(await guidesShown({ api, session })).toEqual({ dialogs: [], requested: 0 });
    }
  });

  it('does not open and remembers nothing if the request fails', async () => {
    expect((await guidesShown({})).dialogs).toEqual([]);
    expect(recallGuide(GUIDE)).toBeUndefined();
  });
});
