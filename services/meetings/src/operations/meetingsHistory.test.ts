import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getOngoingMeetings, roomChanged, type MeetingSession } from '@meet/meetings-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

describe('running and past meetings', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    meet = await startMeetings();
  });
  afterAll(() => meet.close());

  async function held(owner: ReturnType<TestMeetings['signIn']>, subject: string, guestName: string) {
    const { roomId } = (await meet.request('create-meeting', { lobby: false }, { as: owner })).body;
    const { body } = await meet.request('start-meeting', { roomId, subject }, { as: owner });
    await meet.enter(body as MeetingSession);
    meet.clock.advance(60_000);
    const guest = (await meet.request('join-meeting', { roomId, name: guestName })).body as MeetingSession;
    const leave = await meet.enter(guest);
    meet.clock.advance(120_000);
    await leave();
    return { roomId, end: () => meet.request('end-meeting', { roomId }, { as: owner }) };
  }
  const history = async (as: ReturnType<TestMeetings['signIn']>, query: object = {}) =>
    (await meet.request('get-meetings-history', query, { as })).body;
  const ongoing = async (as: ReturnType<TestMeetings['signIn']>) =>
    (await meet.request(getOngoingMeetings, {}, { as })).body.meetings;

  it('show the people who are present while they run, and the time of each person afterwards', async () => {
    const owner = meet.signIn({ fullName: 'Olga Owner' });
    const { roomId, end } = await held(owner, 'Retro', 'Gus Guest');
    expect(await ongoing(owner)).toMatchObject([
      { roomId, subject: 'Retro', isOwner: true, participants: [{ fullName: 'Olga Owner', leftAt: null }] },
    ]);
    expect(await history(owner)).toMatchObject({ total: 0 });
    await end();
    expect(await ongoing(owner)).toEqual([]);
    expect(await history(owner)).toMatchObject({
      total: 1,
      meetings: [
        {
          roomId,
          subject: 'Retro',
          durationInSeconds: 180,
          participants: [
            { fullName: 'Olga Owner', secondsPresent: 180 },
            { fullName: 'Gus Guest', secondsPresent: 120 },
          ],
        },
      ],
    });
  });

  it('are hidden from strangers and visitors', async () => {
    const { end } = await held(meet.signIn(), 'Secret', 'Gus');
    const stranger = meet.signIn();
    expect(await ongoing(stranger)).toEqual([]);
    await end();
    expect(await history(stranger)).toMatchObject({ total: 0, meetings: [] });
    expect((await meet.request('get-meetings-history', {})).status).toBe(401);
  });

  it('are found by literal text, and paged from the latest', async () => {
    const owner = meet.signIn();
    for (const [subject, guest] of [
      ['Budget (2026)', 'Ana'],
      ['Design', 'Bogdan'],
      ['Budget review', 'Chloe'],
    ]) {
      await (await held(owner, subject!, guest!)).end();
    }
    const subjects = async (query: object) =>
      (await history(owner, query)).meetings.map(({ subject }: { subject: string }) => subject);
    expect(await subjects({})).toEqual(['Budget review', 'Design', 'Budget (2026)']);
    expect(await subjects({ search: 'BUDGET' })).toEqual(['Budget review', 'Budget (2026)']);
    expect(await subjects({ search: 'bogdan' })).toEqual(['Design']);
    expect(await subjects({ search: '(2026)' })).toEqual(['Budget (2026)']);
    expect(await subjects({ search: 'Bógdan' })).toEqual(['Design']);
    expect(await subjects({ search: '.*' })).toEqual([]);
    expect(await subjects({ offset: 1, limit: 1 })).toEqual(['Design']);
    expect((await meet.request('get-meetings-history', { search: { $regex: '' } }, { as: owner })).status).toBe(400);
    expect((await meet.request('get-meetings-history', { limit: 101 }, { as: owner })).status).toBe(400);
  });

  it('are found by the names of all participants and by their last subject', async () => {
    const owner = meet.signIn();
    const { roomId } = (await meet.request('create-meeting', { lobby: false }, { as: owner })).body;
    await meet.request('start-meeting', { roomId, subject: 'Planning' }, { as: owner });
    const names = ['Gus Guest', 'Hanna Hart', 'Iva Ionescu', 'Jon Jacobs'];
    const guests = await Promise.all(names.map((name) => meet.request('join-meeting', { roomId, name })));
    await Promise.all(guests.map(({ body }) => meet.enter(body as MeetingSession)));
    const find = async (search: string) => (await history(owner, { search })).total;
    await meet.request('update-meeting', { roomId, subject: 'Autumn sale' }, { as: owner });
    const change = { roomId, subject: 'Winter sale', at: meet.clock.now() };
    await meet.client.call(roomChanged, change, SERVICE_CALLER);
    await meet.request('end-meeting', { roomId }, { as: owner });
    for (const search of [...names, 'winter', roomId]) expect([search, await find(search)]).toEqual([search, 1]);
    for (const search of ['planning', 'autumn']) expect([search, await find(search)]).toEqual([search, 0]);
  });

  it('are listed once across pages, even if all began at the same moment', async () => {
    const owner = meet.signIn();
    await (await held(owner, 'Twin', 'Ana')).end();
    const meetings = meet.connection.collection('meetings.meetings');
    const { _id: _, ...one } = (await meetings.findOne({ accountIds: owner.accountId }))!;
    await meetings.deleteMany({ accountIds: owner.accountId });
    const keys = ['c', 'a', 'e', 'b', 'd'].map((key) => `${owner.accountId} ${key}`);
    await meetings.insertMany(keys.map((_id) => ({ ...one, _id: _id as never, subject: _id.slice(-1) })));
    const seen: string[] = [];
    for (let offset = 0; offset < keys.length; offset += 2)
      for (const { subject } of (await history(owner, { offset, limit: 2 })).meetings) seen.push(subject);
    expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
    const placed: string[] = [];
    for (let before: string | null | undefined; before !== null;) {
      const page = await history(owner, { limit: 2, withTotal: false, ...(before && { before }) });
      expect(page.total).toBeNull();
      placed.push(...page.meetings.map(({ subject }: { subject: string }) => subject));
      before = page.next;
    }
    expect(placed).toEqual(seen);
    expect((await meet.request('get-meetings-history', { before: 'nowhere' }, { as: owner })).status).toBe(400);
  });
});
