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
    ['<https://meet.example.org/j/1234567890>', '1234567890'],
    ['Join: https://meet.example.org/s/123456789 (Weekly)', '123456789'],
    ['Ana invites you. https://meet.example.org/j/1234567890, at 10:00', '1234567890'],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fmeet.example.org%2Fj%2F1234567890&data=05%7C01',
      '1234567890',
    ],
    ['ID: 123 456 789', '123456789'],
    ['Meeting ID 123 456 7890', '1234567890'],
    ['123456789 ', '123456789'],
    ['\u200B123456789\u2060', '123456789'],
    ['123\u00A0456\u00A0789', '123456789'],
    ['123456789).', '123456789'],
  ])('reads %s as room %s', (pasted, id) => {
    expect(readRoomInput(pasted)).toBe(id);
  });

  it.each([
    'ana123456789@example.com',
    'a percent sign, 100%, and no id',
    'https://meet.example.org/j/12345678901',
    'room 123456789',
    'ana@example.com',
    'https://meet.example.org/j/12345',
    'https://meet.example.org/dashboard',
    'text',
  ])('leaves %s as it is', (pasted) => {
    expect(readRoomInput(pasted)).toBe(pasted);
  });
});
