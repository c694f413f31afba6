import { describe, expect, it } from '@jest/globals';
import { checkSubject } from './checkSubject.mjs';

describe('a commit’s subject', () => {
  it.each([
    'chat: Rename room from header',
    'accounts, shell: Ask for proof before a link sets a stranger’s password',
    'meeting-room: Bring guests back into the lobby',
    'gateway: Pass the trace on',
    'service-kit: Embed the schema',
  ])('passes: %s', (subject) => {
    expect(checkSubject(subject)).toEqual([]);
  });

  it.each([
    [`chat: Write ${'x'.repeat(61)}`, '72'],
    ['Rename room from header', '`area: `'],
    ['Chat: Rename room', '`area: `'],
    ['chat: rename room', 'capital'],
    ['chat: What waits for a room is written together', '“What”'],
    ['chat: Renamed the room', '“Renamed”'],
    ['chat: Renames the room', '“Renames”'],
    ['chat: Renaming of rooms', '“Renaming”'],
    ['chat: Rename room from header.', 'full stop'],
  ])('fails: %s', (subject, fault) => {
    expect(checkSubject(subject)).toEqual([expect.stringContaining(fault)]);
  });
});
