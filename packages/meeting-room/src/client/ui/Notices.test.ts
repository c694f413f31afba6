import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Notices } from './Notices.ts';

const MINUTE_MS = 60_000;

describe('a temporary notice', () => {
  let draw: FrameRequestCallback[];
  const shown = (notices: Notices) => [...notices.element.querySelectorAll('p')].map(({ textContent }) => textContent);
  const drawFrame = () => draw.splice(0).forEach((callback) => callback(0));

  beforeEach(() => {
    jest.useFakeTimers();
    draw = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => draw.push(callback));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('disappears some seconds after it is drawn, even if it is drawn late', () => {
    const notices = new Notices();
    notices.notify({ key: 'muted', message: 'Hanna muted you' });
    jest.advanceTimersByTime(MINUTE_MS);
    expect(shown(notices)).toEqual(['Hanna muted you']);
    drawFrame();
    jest.advanceTimersByTime(3_900);
    expect(shown(notices)).toEqual(['Hanna muted you']);
    jest.advanceTimersByTime(MINUTE_MS);
    expect(shown(notices)).toEqual([]);
  });

  it('does not remove a later notice with the same key', () => {
    const notices = new Notices();
    notices.notify({ key: 'people', message: 'Ana joined' });
    drawFrame();
    jest.advanceTimersByTime(3_000);
    notices.notify({ key: 'people', message: 'Ben joined' });
    drawFrame();
    jest.advanceTimersByTime(3_000);
    expect(shown(notices)).toEqual(['Ben joined']);
  });
});
