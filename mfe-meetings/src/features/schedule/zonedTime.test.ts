import { describe, expect, it } from '@jest/globals';
import { fromZonedText, toZonedText } from './zonedTime.ts';

describe('time on a zone’s clocks', () => {
  it.each([
    ['2026-11-21T09:00', 'Europe/Bucharest', '2026-11-21T07:00:00.000Z'],
    ['2026-07-21T09:00', 'Europe/Bucharest', '2026-07-21T06:00:00.000Z'],
    ['2026-11-21T09:00', 'America/New_York', '2026-11-21T14:00:00.000Z'],
    ['2026-11-21T09:00', 'Asia/Kolkata', '2026-11-21T03:30:00.000Z'],
    ['2026-11-21T00:00', 'UTC', '2026-11-21T00:00:00.000Z'],
  ])('%s in %s is %s, and back', (text, zone, utc) => {
    const at = fromZonedText(text, zone);
    expect(new Date(at).toISOString()).toBe(utc);
    expect(toZonedText(at, zone)).toBe(text);
  });

  it('reads an hour that the clocks skip as one that exists', () => {
    const at = fromZonedText('2026-03-29T03:30', 'Europe/Bucharest');
    expect(['2026-03-29T02:30', '2026-03-29T04:30']).toContain(toZonedText(at, 'Europe/Bucharest'));
  });

  it('knows no moment for no date', () => {
    expect(fromZonedText('', 'UTC')).toBeNaN();
  });
});
