import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isSafari, isUnsupportedDesktop, openMeeting } from './openMeeting.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

afterEach(() => void jest.restoreAllMocks());

describe('openMeeting', () => {
  it('opens a new tab, or stays in the same tab on Safari', () => {
    const open = jest.spyOn(window, 'open').mockReturnValue({} as Window);
    const agent = jest.spyOn(navigator, 'userAgent', 'get');
    const navigate = jest.fn();
    agent.mockReturnValue(CHROME);
    expect(openMeeting('meetingStart', '1234567890', navigate)).toBe(true);
    expect(open).toHaveBeenCalledWith('/s/1234567890', '_blank');
    expect(navigate).not.toHaveBeenCalled();
    agent.mockReturnValue(SAFARI);
    openMeeting('meetingJoin', '1234567890', navigate);
    expect(open).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledWith('/j/1234567890');
  });

  it('returns false if the browser blocked the tab', () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    expect(openMeeting('meetingStart', '1234567890', () => {})).toBe(false);
  });
});

it('recognizes Safari and unsupported desktop browsers', () => {
  expect([CHROME, SAFARI, FIREFOX, IPHONE].map(isSafari)).toEqual([false, true, false, true]);
  expect([CHROME, SAFARI, FIREFOX, IPHONE].map(isUnsupportedDesktop)).toEqual([false, true, true, false]);
});
