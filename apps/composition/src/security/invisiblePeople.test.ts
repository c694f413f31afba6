import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Call } from '@meet/contracts';
import {
  callAgain,
  createMeeting,
  getPlacedCalls,
  getRings,
  meetingRing,
  startMeetingWithContacts,
} from '@meet/meetings-contract';
import { addContact, openPresenceLeases, setMeetingPresence, updateStatus } from '@meet/network-contract';
import { listNotifications } from '@meet/notifications-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startTestProduct, type TestProduct } from '../testing/startTestProduct.ts';

let product: TestProduct;
let caller: TestPerson;
beforeAll(async () => {
  product = await startTestProduct();
  caller = await product.newPerson('Ana Pop');
});
afterAll(() => product.close());

async function ask<Input, Output>(as: TestPerson, call: Call<Input, Output>, input: Input): Promise<Output> {
  const { body } = await product.request(call as Call, input, { as });
  expect(body).toMatchObject({ success: true });
  return body as Output;
}

/** Creates a mutual contact of the caller's who was online before. */
async function contact(): Promise<TestPerson> {
  const them = await product.newPerson('Bo Stan');
  await ask(caller, addContact, { contactEmail: them.email, contactName: 'Bo Stan' });
  await ask(them, addContact, { contactEmail: caller.email, contactName: 'Ana Pop' });
  await ask(them, updateStatus, { status: 'Available' } as never);
  return them;
}

async function contactWhoIsThere(): Promise<TestPerson> {
  const them = await contact();
  const leases = [{ accountId: them.accountId, connectionId: `tab-of-${them.accountId}` }];
  await product.client.call(openPresenceLeases, { leases }, SERVICE_CALLER);
  return them;
}

const hide = (them: TestPerson) => ask(them, updateStatus, { status: 'Invisible' } as never);
const enterAnotherMeeting = (them: TestPerson) =>
  product.client.call(
    setMeetingPresence,
    { accountId: them.accountId, roomId: '123456789', inMeeting: true },
    SERVICE_CALLER,
  );

const placedIn = async (room: string) =>
  (await ask(caller, getPlacedCalls, {})).calls.filter(({ roomId }) => roomId === room);

/** Returns everything that the caller sees of a call and of a second call: responses and events, in order. */
async function callAndSee(them: TestPerson) {
  const before = product.events.length;
  const { roomId } = await ask(caller, createMeeting, {} as never);
  const invitedParticipants = [{ email: them.email }];
  const started = await ask(caller, startMeetingWithContacts, { roomId, invitedParticipants } as never);
  const placed = await placedIn(roomId);
  const again = await ask(caller, callAgain, { ringId: placed[0]!.ringId });
  const seen = {
    ...{ started, placed, again },
    placedAgain: await placedIn(roomId),
    events: product.events.slice(before).filter(({ channel }) => channel === `user:${caller.accountId}`),
  };
  const text = JSON.stringify(seen)
    .replaceAll(roomId, 'room')
    .replaceAll(them.email, 'address')
    .replaceAll(/"[\w-]{22}"/g, '"id"')
    .replaceAll(/\b1\d{12}\b/g, 'time');
  return JSON.parse(text.replaceAll(/:time\b/g, ':0')) as { placed: { state: string }[]; events: unknown[] };
}

const heardRings = (them: TestPerson) =>
  product.events.filter(({ type, channel }) => type === meetingRing.type && channel === `user:${them.accountId}`);

describe('an invisible person', () => {
  it('looks absent to callers, even during a meeting', async () => {
    const seenOfGone = await callAndSee(await contact());
    expect(seenOfGone.placed).toMatchObject([{ state: 'absent' }]);
    expect(seenOfGone.events).not.toEqual([]);

    const hidden = await contactWhoIsThere();
    await hide(hidden);
    expect(await callAndSee(hidden)).toEqual(seenOfGone);

    const busy = await contactWhoIsThere();
    await ask(busy, updateStatus, { status: 'Busy' } as never);
    await hide(busy);
    await enterAnotherMeeting(busy);
    expect(await callAndSee(busy)).toEqual(seenOfGone);
  });

  it('hears no ring, but gets a missed call', async () => {
    const hidden = await contactWhoIsThere();
    await hide(hidden);
    await callAndSee(hidden);
    expect(heardRings(hidden)).toEqual([]);
    expect((await ask(hidden, getRings, {})).rings).toEqual([]);
    const { notifications } = await ask(hidden, listNotifications, {} as never);
    expect(notifications.filter(({ notificationType }) => notificationType === '4')).not.toEqual([]);
  });

  it('hears rings again after becoming visible', async () => {
    const hidden = await contactWhoIsThere();
    await hide(hidden);
    await callAndSee(hidden);
    await ask(hidden, updateStatus, { status: 'Available' } as never);
    await callAndSee(hidden);
    expect(heardRings(hidden)).not.toEqual([]);
  });
});
