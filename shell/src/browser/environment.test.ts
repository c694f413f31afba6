import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isMobile } from './environment.ts';

afterEach(() => void jest.restoreAllMocks());

describe('isMobile', () => {
  it.each([
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/146.0.0.0 Mobile Safari/537.36', 5, true],
    ['an Android tablet', 'Mozilla/5.0 (Linux; Android 15; SM-X510) Chrome/146.0.0.0 Safari/537.36', 5, true],
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 5, true],
    ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 5, true],
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 0, false],
    ['a laptop with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/146.0.0.0', 10, false],
  ])('recognizes %s', (_device, userAgent, touchPoints, mobile) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    Object.defineProperty(navigator, 'maxTouchPoints', { value: touchPoints, configurable: true });
    expect(isMobile()).toBe(mobile);
  });
});
