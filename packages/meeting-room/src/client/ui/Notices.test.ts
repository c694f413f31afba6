import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Notices } from './Notices.ts';

const MINUTE_MS = 60_000;

describe('a notice that goes by itself', () => {
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

  it('can be read from when it is drawn, however late that is', () => {
    const notices = new Notices();
    notices.tell({ key: 'muted', message: 'Hanna muted you' });
    jest.advanceTimersByTime(MINUTE_MS);
    expect(shown(notices)).toEqual(['Hanna muted you']);
    drawFrame();
    jest.advanceTimersByTime(3_900);
    expect(shown(notices)).toEqual(['Hanna muted you']);
    jest.advanceTimersByTime(MINUTE_MS);
    expect(shown(notices)).toEqual([]);
  });

  it('leaves a later one of its key standing', () => {
    const notices = new Notices();
    notices.tell({ key: 'people', message: 'Ana joined' });
    drawFrame();
    jest.advanceTimersByTime(3_000);
    notices.tell({ key: 'people', message: 'Ben joined' });
    drawFrame();
    jest.advanceTimersByTime(3_000);
    expect(shown(notices)).toEqual(['Ben joined']);
  });
});
