import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

describe('rooms', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    meet = await startMeetings();
  });
  afterAll(() => meet.close());

  const getPersonalId = async (as: ReturnType<TestMeetings['signIn']>) =>
    (await meet.request('get-logged-in-user-personal-meeting-id', {}, { as })).body.personalMeetingId as string;

  it('include one personal room, even after simultaneous requests', async () => {
    const owner = meet.signIn();
    const ids = await Promise.all(Array.from({ length: 6 }, () => getPersonalId(owner)));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^\d{9,10}$/);
  });

  it('include a personal room that can be moved only to a free, valid id', async () => {
    const owner = meet.signIn();
    const other = meet.signIn();
    const taken = await getPersonalId(other);
    const edit = (personalMeetingId: unknown) =>
      meet.request('edit-personal-meeting-id', { personalMeetingId }, { as: owner });
    const before = await getPersonalId(owner);
    expect((await edit(taken)).body).toMatchObject({ success: false, code: 'ROOM_ID_TAKEN' });
    expect(await getPersonalId(owner)).toBe(before);
    for (const bad of ['12345678', '12345678901', 'abcdefghij', { $ne: '' }, '']) {
      expect((await edit(bad)).status).toBe(400);
    }
    expect((await edit('123456789')).body).toMatchObject({ success: true, personalMeetingId: '123456789' });
    expect(await getPersonalId(owner)).toBe('123456789');
    expect((await meet.request('get-meeting-data', { roomId: before })).status).toBe(404);
  });

  it('are offered as one personal, one random and the labelled ones, without creating more', async () => {
    const owner = meet.signIn({ alias: 'olga' });
    await meet.request('create-meeting', { label: 'Zebra' }, { as: owner });
    await meet.request('create-meeting', { label: 'apple' }, { as: owner });
    const options = async () => (await meet.request('get-logged-in-user-owned-room-ids-list', {}, { as: owner })).body;
    const first = await options();
    expect(first.alias).toBe('olga');
    expect(first.roomIds.map(({ type, label }: { type: number; label: string }) => [type, label])).toEqual([
      [1, null],
      [2, null],
      [3, 'apple'],
      [3, 'Zebra'],
    ]);
    expect(await options()).toEqual(first);
  });

  it('have unique labels regardless of case, and can be changed only by their owners', async () => {
    const owner = meet.signIn();
    const { roomId } = (await meet.request('create-meeting', { label: 'Daily' }, { as: owner })).body;
    expect((await meet.request('create-meeting', { label: 'daily' }, { as: owner })).body.code).toBe(
      'ROOM_LABEL_TAKEN',
    );
    const stranger = meet.signIn();
    expect((await meet.request('edit-custom-room', { roomId, label: 'mine' }, { as: stranger })).status).toBe(404);
    expect((await meet.request('delete-custom-room', { roomId }, { as: stranger })).status).toBe(404);
    expect((await meet.request('edit-custom-room', { roomId, label: 'not a label!' }, { as: owner })).status).toBe(400);
    expect((await meet.request('edit-custom-room', { roomId, label: 'Weekly' }, { as: owner })).body.label).toBe(
      'Weekly',
    );
  });

  it('cannot be deleted during a meeting', async () => {
    const owner = meet.signIn();
    const { roomId } = (await meet.request('create-meeting', { label: 'busy' }, { as: owner })).body;
    await meet.request('start-meeting', { roomId }, { as: owner });
    expect((await meet.request('delete-custom-room', { roomId }, { as: owner })).body.code).toBe('ROOM_IN_USE');
    await meet.request('end-meeting', { roomId }, { as: owner });
    expect((await meet.request('delete-custom-room', { roomId }, { as: owner })).body.success).toBe(true);
    expect((await meet.request('join-meeting', { roomId, name: 'Guest' })).status).toBe(404);
  });
});
