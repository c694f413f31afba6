import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getHostMeetingConfiguration, getMobileAccess } from '@meet/meetings-contract';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

describe('settings for the meetings of a host', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    meet = await startMeetings();
  });
  afterAll(() => meet.close());

  type Person = ReturnType<TestMeetings['signIn']>;
  const read = async (as: Person) => (await meet.request(getHostMeetingConfiguration, {}, { as })).body;
  const change = (part: object, as?: Person) =>
    meet.request('update-host-meeting-configuration', part, as ? { as } : {});
  const DEFAULTS = { startMode: 1, lobby: false, waitForHost: true, contactsMayStart: false };

  it('have defaults, and change one by one', async () => {
    const host = meet.signIn();
    expect(await read(host)).toEqual({ success: true, ...DEFAULTS });
    expect((await change({ startMode: 3 }, host)).body).toEqual({ success: true, ...DEFAULTS, startMode: 3 });
    await change({ lobby: true }, host);
    expect(await read(host)).toEqual({ success: true, ...DEFAULTS, startMode: 3, lobby: true });
    expect(await read(meet.signIn())).toEqual({ success: true, ...DEFAULTS });
  });

  it('are all kept if they are changed at the same time', async () => {
    const host = meet.signIn();
    const chosen = { startMode: 2, lobby: true, waitForHost: false, contactsMayStart: true };
    await Promise.all(Object.entries(chosen).map(([name, value]) => change({ [name]: value }, host)));
    expect(await read(host)).toEqual({ success: true, ...chosen });
  });

  it.each([1, 2, 3])(
    'apply start mode %d to the next meeting, unless it is started with another mode',
    async (startMode) => {
      const host = meet.signIn();
      await change({ startMode }, host);
      const startIn = async (more: object) => {
        const roomId = await meet.randomRoom(host);
        return (await meet.request('start-meeting', { roomId, ...more }, { as: host })).body.startMode;
      };
      expect(await startIn({})).toBe(startMode);
      const other = (startMode % 3) + 1;
      expect(await startIn({ mode: other })).toBe(other);
    },
  );

  it.each([{ startMode: 4 }, { startMode: '1' }, { lobby: 'yes' }, { waitForHost: { $ne: null } }])(
    'refuse %j',
    async (part) => {
      const host = meet.signIn();
      expect((await change(part, host)).status).toBe(400);
      expect(await read(host)).toEqual({ success: true, ...DEFAULTS });
    },
  );

  it('are closed to visitors', async () => {
    expect((await change({ lobby: true })).status).toBe(401);
    expect((await meet.request(getHostMeetingConfiguration, {})).status).toBe(401);
  });
});

describe('check-if-meeting-access-is-allowed-on-mobile-browsers', () => {
  it.each([
    ['true', true],
    ['false', false],
  ])('answers everyone according to the setting: %s', async (MOBILE_BROWSER_ACCESS, isAllowed) => {
    const meet = await startMeetings({ MOBILE_BROWSER_ACCESS });
    try {
      expect((await meet.request(getMobileAccess, {})).body).toEqual({ success: true, isAllowed });
    } finally {
      await meet.close();
    }
  });
});
