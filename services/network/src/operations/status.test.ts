import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { userChannel } from '@meet/contracts/events';
import { getOwnStatus, statusChanged, updateStatus } from '@meet/network-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startNetwork, type Network } from '../testing/startNetwork.ts';

const DAY = 86_400;

describe('a person’s own status', () => {
  let network: Network;
  let ana: TestPerson;

  beforeAll(async () => {
    network = await startNetwork({}, { sweeps: false });
  });
  afterAll(() => network.close());
  beforeEach(() => {
    ana = network.person('Ana');
    network.forget();
  });

  const nowSeconds = () => Math.floor(network.clock.now() / 1000);
  const update = (input: object) => network.request(updateStatus, input, { as: ana });
  const own = async () => (await network.request(getOwnStatus, {}, { as: ana })).body.status;

  it('is null until one is set', async () => {
    expect(await own()).toBeNull();
  });

  it('is stored and sent to the person’s other tabs', async () => {
    const statusEnd = nowSeconds() + 1800;
    const answer = await update({ status: 'Busy', statusDescription: ' Lunch ', statusStart: nowSeconds(), statusEnd });
    expect(answer.body.status).toEqual({
      status: 'Busy',
      statusDescription: 'Lunch',
      statusStart: nowSeconds(),
      statusEnd,
      inMeeting: false,
    });
    expect(await own()).toEqual(answer.body.status);
    expect(network.heard(statusChanged, userChannel(ana.accountId))).toEqual([{ ownStatus: answer.body.status }]);
  });

  it('is set only if none was set before, if the caller asks for that', async () => {
    const first = await update({ status: 'Available', unlessSet: 1 });
    expect(first.body.status).toMatchObject({ status: 'Available' });
    const { body } = await update({ status: 'Busy' });
    network.forget();
    expect((await update({ status: 'Available', unlessSet: 1 })).body).toEqual(body);
    expect(await own()).toEqual(body.status);
    expect(network.heard(statusChanged, userChannel(ana.accountId))).toEqual([]);
  });

  it('keeps its start when it changes to invisible', async () => {
    const start = nowSeconds();
    await update({ status: 'Away', statusStart: start });
    network.clock.advance(600_000);
    await update({ status: 'Invisible', statusStart: nowSeconds() });
    expect(await own()).toMatchObject({ status: 'Invisible', statusStart: start });
  });

  it('becomes Available after its end', async () => {
    const statusEnd = nowSeconds() + 60;
    await update({ status: 'Busy', statusDescription: 'Lunch', statusEnd });
    network.clock.advance(61_000);
    const over = { status: 'Available', statusDescription: '', statusStart: statusEnd, statusEnd: null };
    expect(await own()).toMatchObject(over);
    await network.sweep();
    expect(await own()).toMatchObject(over);
    expect(network.heard(statusChanged, userChannel(ana.accountId)).at(-1).ownStatus).toMatchObject(over);
  });

  it.each([
    ['unknown status', { status: 'Sleeping' }, 'status', 'This status does not exist'],
    ['no status', {}, 'status', 'A status is required'],
    ['an operator', { status: { $ne: null } }, 'status', 'This must be a text.'],
    [
      'a long text',
      { status: 'Busy', statusDescription: 'x'.repeat(16) },
      'statusDescription',
      'Your status message cannot exceed 15 characters',
    ],
    ['a preset without an end', { status: 'Vacationing' }, 'statusEnd', 'Selecting a date is required'],
    ['an end in the past', { status: 'Busy', statusEnd: 1_000 }, 'statusEnd', 'A valid time is required'],
    ['an end too far away', { status: 'Out sick', statusEnd: 4_000_000_000 }, 'statusEnd', 'The end is too far away'],
    [
      'a text of spaces',
      { status: 'Busy', statusDescription: '   ' },
      'statusDescription',
      'Your status message cannot be empty',
    ],
    ['a fraction', { status: 'Busy', statusEnd: 1.5 }, 'statusEnd', 'This must be a whole number.'],
  ])('refuses %s', async (_what, input, path, message) => {
    const answer = await update(input);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toContainEqual(expect.objectContaining({ path, message }));
    expect(await own()).toBeNull();
    expect(network.events).toEqual([]);
  });

  it('can be a preset for up to a year', async () => {
    const answer = await update({ status: 'Vacationing', statusEnd: nowSeconds() + 365 * DAY });
    expect(answer.body.status).toMatchObject({ status: 'Vacationing' });
  });

  it('can be a preset that ends tomorrow at the earliest, in the person’s time zone', async () => {
    const hour = 3600;
    const startOfDay = Math.floor(nowSeconds() / DAY) * DAY;
    // 20:00 in UTC is 05:00 of the next day in Tokyo, and 15:00 in New York.
    network.clock.advance((startOfDay + DAY + 20 * hour - nowSeconds()) * 1000);
    const inAnHour = { status: 'Out sick', statusEnd: nowSeconds() + hour };
    const atMidnightInUtc = { status: 'Out sick', statusEnd: nowSeconds() + 4 * hour };
    for (const input of [inAnHour, { ...atMidnightInUtc, timezone: 'Asia/Tokyo' }]) {
      const answer = await update(input);
      expect(answer.body.fields).toEqual([
        { path: 'statusEnd', key: 'network.dateTooEarly', message: 'The earliest day is tomorrow' },
      ]);
    }
    expect((await update(atMidnightInUtc)).status).toBe(200);
    expect((await update({ ...atMidnightInUtc, timezone: 'America/New_York' })).status).toBe(400);
  });

  it('is not shown to others, and cannot be set by visitors', async () => {
    await update({ status: 'Busy' });
    const eva = network.person('Eva');
    expect((await network.request(getOwnStatus, {}, { as: eva })).body.status).toBeNull();
    expect((await network.request(updateStatus, { status: 'Away' })).status).toBe(401);
    expect(await own()).toMatchObject({ status: 'Busy' });
  });
});
