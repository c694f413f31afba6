import { describe, expect, it } from '@jest/globals';
import { listTimeZones } from './listTimeZones.ts';

describe('the list of time zones', () => {
  it.each(['UTC', 'Europe/Kyiv', 'Asia/Kolkata', 'US/Pacific'])('offers %s if a meeting was planned in it', (zone) => {
    expect(listTimeZones(zone)).toContain(zone);
  });
});
