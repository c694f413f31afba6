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
  ])('reads %s as room %s', (pasted, id) => {
    expect(readRoomInput(pasted)).toBe(id);
  });

  it.each(['ana@example.com', 'https://meet.example.org/j/12345', 'https://meet.example.org/dashboard', 'text'])(
    'leaves %s as it is',
    (pasted) => {
      expect(readRoomInput(pasted)).toBe(pasted);
    },
  );
});
