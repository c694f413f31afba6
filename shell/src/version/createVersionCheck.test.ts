import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createVersionCheck } from './createVersionCheck.ts';

const release = { version: '2.0.0 build abc', changelog: '' };

function checkWith({ inMeeting = false, version = release.version } = {}) {
  const state = { inMeeting };
  const requested = {
    fetchRelease: jest.fn(async () => ({ version, changelog: '' })),
    isInMeeting: () => state.inMeeting,
    offerWithChangelog: jest.fn(),
    offerSoon: jest.fn(),
    announceReload: jest.fn(),
    notifyOtherTabs: jest.fn(),
    reload: jest.fn(),
  };
  return { ...requested, check: createVersionCheck(requested), state };
}

describe('createVersionCheck', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => void jest.useRealTimers());

  it('stores the version silently the first time', async () => {
    const { check, offerWithChangelog, announceReload } = checkWith();
    await check.run();
    expect(localStorage.getItem('appVersion')).toBe('2.0.0 build abc');
    expect(offerWithChangelog).not.toHaveBeenCalled();
    expect(announceReload).not.toHaveBeenCalled();
  });

  it('does nothing while the version is the same, or unknown', async () => {
    localStorage.setItem('appVersion', release.version);
    const { check, offerWithChangelog, announceReload, fetchRelease } = checkWith();
    await check.run();
    fetchRelease.mockRejectedValueOnce(new Error('offline'));
    await check.run();
    expect(offerWithChangelog).not.toHaveBeenCalled();
    expect(announceReload).not.toHaveBeenCalled();
  });

  it('reloads after three seconds when only the build differs', async () => {
    localStorage.setItem('appVersion', '2.0.0 build old');
    const { check, announceReload, reload } = checkWith();
    await check.run();
    expect(announceReload).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2_999);
    expect(reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('appVersion')).toBe('2.0.0 build abc');
  });

  it('offers the changelog three times, then a short question, then updates by itself', async () => {
    localStorage.setItem('appVersion', '1.0.0 build abc');
    const { check, offerWithChangelog, offerSoon, reload, notifyOtherTabs } = checkWith();
    for (let later = 0; later < 3; later += 1) {
      await check.run();
      check.postpone();
    }
    expect(offerWithChangelog).toHaveBeenCalledTimes(3);
    await check.run();
    expect(offerSoon).toHaveBeenCalledWith(release);
    check.postpone();
    check.postpone();
    expect(localStorage.getItem('appVersionLaterClickCount')).toBe('4');
    expect(reload).not.toHaveBeenCalled();
    await check.run();
    expect(notifyOtherTabs).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('appVersion')).toBe(release.version);
  });

  it('stores the version, resets the counter, notifies other tabs, and reloads on an update', () => {
    localStorage.setItem('appVersionLaterClickCount', '2');
    const { check, reload, notifyOtherTabs } = checkWith();
    check.update(release);
    expect(localStorage.getItem('appVersion')).toBe(release.version);
    expect(localStorage.getItem('appVersionLaterClickCount')).toBeNull();
    expect(notifyOtherTabs).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('delays check and reload until a meeting is left', async () => {
    localStorage.setItem('appVersion', '1.0.0 build abc');
    const { check, state, fetchRelease, offerWithChangelog, reload } = checkWith({ inMeeting: true });
    await check.run();
    expect(fetchRelease).not.toHaveBeenCalled();
    state.inMeeting = false;
    check.handleMeetingLeft();
    await jest.advanceTimersByTimeAsync(0);
    expect(offerWithChangelog).toHaveBeenCalledTimes(1);

    state.inMeeting = true;
    check.handleRefreshElsewhere();
    expect(reload).not.toHaveBeenCalled();
    state.inMeeting = false;
    check.handleMeetingLeft();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
