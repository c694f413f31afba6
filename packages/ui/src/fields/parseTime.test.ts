import { describe, expect, it } from '@jest/globals';
import { parseTime, shiftTime } from './parseTime.ts';

describe('parseTime', () => {
  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9:5', '09:05'],
    ['9.30', '09:30'],
    ['21h15', '21:15'],
    [' 23:59 ', '23:59'],
  ])('reads %j as %s', (typed, time) => {
    expect(parseTime(typed)).toBe(time);
  });

  it.each(['', '24', '24:00', '12:60', '1260', 'noon', '-1', '12345'])('rejects %j', (typed) => {
    expect(parseTime(typed)).toBeUndefined();
  });
});

describe('shiftTime', () => {
  it.each([
    ['23:50', 15, '00:05'],
    ['00:05', -15, '23:50'],
    ['09:30', 60, '10:30'],
  ])('shifts %s by %i minutes to %s', (time, minutes, shifted) => {
    expect(shiftTime(time, minutes)).toBe(shifted);
  });
});
