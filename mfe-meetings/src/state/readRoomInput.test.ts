import { describe, expect, it } from '@jest/globals';
import { readRoomInput } from './readRoomInput.ts';

describe('readRoomInput', () => {
  it.each([
    ['https://meet.example.org/j/1234567890', '1234567890'],
    ['https://meet.example.org/s/123456789?mode=2#x', '123456789'],
    ['meet.example.org/m/j/1234567890/', '1234567890'],
    ['  http://localhost:8080/j/1234567890  ', '1234567890'],
    ['123 456 7890', '1234567890'],
    ['123-456-789', '123456789'],
    ['https://meet.example.org/j/1234567890.', '1234567890'],
    ['Join: https://meet.example.org/s/123456789 (Weekly)', '123456789'],
    ['Ana invites you. https://meet.example.org/j/1234567890, at 10:00', '1234567890'],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fmeet.example.org%2Fj%2F1234567890&data=05%7C01',
      '1234567890',
    ],
    ['Meeting ID 123 456 7890', '1234567890'],
    ['123456789 ', '123456789'],
    ['\u200B123456789\u2060', '123456789'],
    ['123\u00A0456\u00A0789', '123456789'],
    ['https://meet.example.org/j/123456789.', '123456789'],
    ['<https://meet.example.org/j/1234567890>', '1234567890'],
    ['(see https://meet.example.org/j/1234567890).', '1234567890'],
    ['Join: https://meet.example.org/j/1234567890', '1234567890'],
    ['Ana invites you\r\nFriday 27 November 2026, 10:00\r\nhttps://meet.example.org/j/123456789\r\n', '123456789'],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fmeet.example.org%2Fj%2F123456789&data=05%7C0',
      '123456789',
    ],
    ['https://urldefense.com/v3/__https://meet.example.org/j/123456789__;!!AbC!x$', '123456789'],
    [
      'https://www.google.com/url?q=https%253A%252F%252Fmeet.example.org%252Fm%252Fj%252F1234567890&sa=100%',
      '1234567890',
    ],
    ['ID: 123 456 789', '123456789'],
    ['Meeting ID: 123-456-7890, password: 1234', '1234567890'],
    ['123456789).', '123456789'],
    ['1234567890 ', '1234567890'],
    ['\u200b1234567890\ufeff', '1234567890'],
    ['123\u00a0456\u2011789', '123456789'],
    ['１２３４５６７８９', '123456789'],
  ])('reads %s as room %s', (pasted, id) => {
    expect(readRoomInput(pasted)).toBe(id);
  });

  it.each([
    ['Bo <bo@example.com>', 'bo@example.com'],
    ['mailto:bo@example.com', 'bo@example.com'],
    [' bo@example.com\u200b', 'bo@example.com'],
  ])('reads %s as the address %s', (pasted, address) => {
    expect(readRoomInput(pasted)).toBe(address);
  });

  it.each([
    ...['ana@example.com', 'https://meet.example.org/j/12345', 'https://meet.example.org/dashboard', 'text', '', '   '],
    ...['https://meet.example.org/j/12345678901', 'https://meet.example.org/j/123456789abc', '12345678901'],
    ...['123456789@example.com', 'https://example.org/news/1234567890', 'call +123 456 7890', 'abc123456789'],
    ...['ana123456789@example.com', 'a percent sign, 100%, and no id', 'room 123456789', '/123456789'],
    ...['123 456 789 or 987 654 321', 'bo@example.com, cy@example.com', '100% of 5%zz'],
  ])('leaves %j as it is', (pasted) => {
    expect(readRoomInput(pasted)).toBe(pasted);
  });
});
