import { describe, expect, it } from '@jest/globals';
import { fromZonedText, toZonedText } from './zonedTime.ts';

describe('time on a zone’s clocks', () => {
  it.each([
    ['2026-11-21T09:00', 'Europe/Bucharest', '2026-11-21T07:00:00.000Z'],
    ['2026-07-21T09:00', 'Europe/Bucharest', '2026-07-21T06:00:00.000Z'],
    ['2026-11-21T09:00', 'America/New_York', '2026-11-21T14:00:00.000Z'],
    ['2026-11-21T09:00', 'Asia/Kolkata', '2026-11-21T03:30:00.000Z'],
    ['2026-11-21T00:00', 'UTC', '2026-11-21T00:00:00.000Z'],
  ])('%s in %s is converted to %s and back', (text, zone, utc) => {
    const at = fromZonedText(text, zone);
    expect(new Date(at).toISOString()).toBe(utc);
    expect(toZonedText(at, zone)).toBe(text);
  });

  it.each([
    ['2026-03-29T03:30', 'Europe/Bucharest', '2026-03-29T04:30'],
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T03:30'],
    ['2026-03-08T02:30', 'America/Los_Angeles', '2026-03-08T03:30'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-04T02:45'],
    ['2026-03-29T01:30', 'Atlantic/Azores', '2026-03-29T01:30'],
    ['2026-03-29T00:30', 'Atlantic/Azores', '2026-03-29T01:30'],
  ])('reads %s, which the clocks of %s skip or just begin, as %s', (text, zone, shown) => {
    expect(toZonedText(fromZonedText(text, zone), zone)).toBe(shown);
  });

  it.each([
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-10-25T03:30', 'Europe/Bucharest', '2026-10-25T00:30:00.000Z'],
  ])('reads %s, which the clocks of %s show twice, as the first', (text, zone, utc) => {
    expect(new Date(fromZonedText(text, zone)).toISOString()).toBe(utc);
  });

  it('shows UTC for a zone that this machine does not know', () => {
    const at = Date.parse('2026-11-21T07:00:00Z');
    expect(toZonedText(at, 'Etc/Unknown')).toBe('2026-11-21T07:00');
    expect(fromZonedText('2026-11-21T07:00', 'Etc/Unknown')).toBe(at);
  });

  it('is invalid without a date', () => {
    expect(fromZonedText('', 'UTC')).toBeNaN();
  });
});
