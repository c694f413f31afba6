import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ownTimeZone, usableTimeZone } from './usableTimeZone.ts';

afterEach(() => void jest.restoreAllMocks());

describe('usableTimeZone', () => {
  it.each(['UTC', 'Europe/Kyiv', 'Europe/Kiev', 'Asia/Kolkata', 'Asia/Calcutta', 'US/Pacific', 'Europe/Bucharest'])(
    'keeps %s as it is written',
    (name) => expect(usableTimeZone(name)).toBe(name),
  );

  it.each(['Etc/Unknown', 'Mars/Olympus', '', null, undefined])('falls back to UTC for %p', (name) => {
    expect(usableTimeZone(name)).toBe('UTC');
  });
});

describe('ownTimeZone', () => {
  it('is UTC if the browser names a zone that it can’t use', () => {
    const options = Intl.DateTimeFormat().resolvedOptions();
    jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ ...options, timeZone: 'Etc/Unknown' });
    expect(ownTimeZone()).toBe('UTC');
  });
});
