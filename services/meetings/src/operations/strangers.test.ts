import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { meetingCallChanged, RING_MS, type PlacedCall } from '@meet/meetings-contract';
import { findAcquaintances } from '@meet/network-contract';
import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import type { TestAnswer, TestPerson } from '@meet/service-kit/testing';
import { missRings } from '../rings/endRing.ts';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

let meet: TestMeetings;
beforeAll(async () => {
  meet = await startMeetings();
});
afterEach(() => {
  meet.neighbours.undeliverable.clear();
  meet.neighbours.failing.clear();
});
afterAll(() => meet.close());

interface Scene {
  readonly owner: TestPerson;
  readonly roomId: string;
  /** Address that the acts are about. */
  readonly email: string;
  /** Acts as the holder of the address, if there is one. */
  asThem(act: (them: TestPerson) => Promise<unknown>): Promise<void>;
  ask(path: string, body: object): Promise<TestAnswer>;
}

const getRing = async (them: TestPerson) =>
  (await meet.request('get-meeting-calls', {}, { as: them })).body.rings[0] as { ringId: string; roomId: string };
const answer = (accept: boolean) => async (them: TestPerson) =>
  meet.request('answer-meeting-call', { ringId: (await getRing(them)).ringId, accept }, { as: them });
const startWith = (person: object, more: object = {}) => ({
  subject: 'Plans',
  invitedParticipants: [person],
  ...more,
});
const planned = (email: string) => ({
  subject: 'Plans',
  startsAt: meet.clock.now() + 3_600_000,
  durationInMinutes: 30,
  timeZone: 'Europe/Bucharest',
  invited: [email],
});
const asContact = ({ owner, email }: Scene) =>
  meet.neighbours.contacts.set(owner.accountId, [{ contactId: 'c1', email, fullName: 'My Friend', accountId: null }]);

/** Acts that a caller may perform on an address, by name. */
const SCENES: Record<string, (scene: Scene) => Promise<unknown>> = {
  'starts a meeting with them': ({ ask, roomId, email }) =>
    ask('start-meeting-with-contacts', { roomId, ...startWith({ email }) }),
  '… and makes a group, under the name written': ({ ask, roomId, email }) =>
    ask('start-meeting-with-contacts', { roomId, ...startWith({ email, fullName: 'My Friend' }, { groupName: 'G' }) }),
  '… under an empty name': ({ ask, roomId, email }) =>
    ask('start-meeting-with-contacts', { roomId, ...startWith({ email, fullName: '' }, { groupName: 'G' }) }),
  '… and they don’t answer': async ({ ask, roomId, email }) => {
    await ask('start-meeting-with-contacts', { roomId, ...startWith({ email }) });
    meet.clock.advance(RING_MS);
    await missRings(meet.deps);
  },
  '… and they decline': async ({ ask, roomId, email, asThem }) => {
    await ask('start-meeting-with-contacts', { roomId, ...startWith({ email }) });
    await asThem(answer(false));
  },
  '… and again': async ({ ask, roomId, email }) => {
    await ask('start-meeting-with-contacts', { roomId, ...startWith({ email }) });
    await ask('start-meeting-with-contacts', { roomId, ...startWith({ email }) });
  },
  '… and gives up': async ({ ask, roomId, email }) => {
    await ask('start-meeting-with-contacts', { roomId, ...startWith({ email }) });
    await ask('cancel-meeting-calls', { roomId });
  },
  '… and ends it': async ({ ask, roomId, email }) => {
    await ask('start-meeting-with-contacts', { roomId, ...startWith({ email }) });
    await ask('end-meeting', { roomId });
  },
  '… whom no mail reaches': ({ ask, roomId, email }) => {
    meet.neighbours.undeliverable.add(email);
    return ask('start-meeting-with-contacts', { roomId, ...startWith({ email }) });
  },
  'makes a group of them': ({ ask, roomId, email }) =>
    ask('create-group-with-invited-contacts', { roomId, ...startWith({ email }, { groupName: 'G' }) }),
  'mails them the meeting': ({ ask, roomId, email }) => ask('send-email-when-start-meeting', { roomId, to: [email] }),
  '… which fails': ({ ask, roomId, email }) => {
    meet.neighbours.undeliverable.add(email);
    return ask('send-email-when-start-meeting', { roomId, to: [email] });
  },
  'looks at the dialog for them': (scene) => {
    asContact(scene);
    return scene.ask('get-start-meeting-configuration', { contactId: 'c1' });
  },
  'calls them into a meeting': async (scene) => {
    const { ask, owner, roomId } = scene;
    asContact(scene);
    await meet.enter((await meet.request('start-meeting', { roomId }, { as: owner })).body);
    await ask('invite-contact-to-meeting', { contactId: 'c1' });
    meet.clock.advance(RING_MS);
    await missRings(meet.deps);
  },
  'plans a meeting, changes it and calls it off': async ({ ask, roomId, email }) => {
    const { scheduledMeetingId } = (await ask('schedule-meeting', { roomId, ...planned(email) })).body;
    await ask('change-scheduled-meeting', { scheduledMeetingId, ...planned(email), subject: 'New plans' });
    await ask('cancel-scheduled-meeting', { scheduledMeetingId });
  },
};

let scenes = 0;

/**
 * Returns everything that the caller can see: responses, events, mails in their name, and their groups and contacts.
 */
async function play(act: (scene: Scene) => Promise<unknown>, hasAccount: boolean): Promise<unknown> {
  scenes += 1;
  const email = `them-${scenes}@example.com`;
  const owner = meet.signIn({ fullName: 'Olga Owner' });
  const them = hasAccount ? meet.signIn({ email, fullName: 'Their Own Name', isStranger: true }) : undefined;
  const roomId = await meet.randomRoom(owner);
  const { neighbours } = meet;
  neighbours.mails.length = neighbours.groups.length = neighbours.uses.length = neighbours.requested.length = 0;
  const events = meet.events.length;
  const answers: unknown[] = [];
  await act({
    owner,
    roomId,
    email,
    asThem: async (what) => void (them && (await what(them))),
    async ask(path, body) {
      const given = await meet.request(path, body, { as: owner });
      answers.push({ path, status: given.status, body: given.body });
      return given;
    },
  });
  const seen = {
    answers,
    events: meet.events.slice(events).filter(({ channel }) => channel === `user:${owner.accountId}`),
    mails: neighbours.mails.map(({ calendar, ...mail }) => ({ ...mail, calendar: calendar?.method })),
    groups: neighbours.groups,
    uses: neighbours.uses,
    requested: neighbours.requested.map(({ length }) => length),
  };
  const ownRooms = await meet.deps.rooms.find({ ownerId: owner.accountId }).lean();
  const names = [email, owner.email, owner.accountId, ...ownRooms.map(({ _id }) => _id)];
  return JSON.parse(
    names
      .reduce((text, name, index) => text.replaceAll(name, `name ${index}`), JSON.stringify(seen))
      .replaceAll(/"[\w-]{22}"/g, '"id"')
      .replaceAll(/\b1\d{12}\b/g, '0')
      .replaceAll(/\w+, \w+ \d+, \d{4}, \d\d:\d\d [AP]M/g, 'then'),
  );
}

describe('a stranger with an account', () => {
  it.each(Object.entries(SCENES))('looks like an address without an account if the caller %s', async (_what, act) => {
    expect(await play(act, true)).toEqual(await play(act, false));
  });

  const started = async (more: Parameters<TestMeetings['signIn']>[0] = {}) => {
    const [owner, them] = [
      meet.signIn({ fullName: 'Olga Owner' }),
      meet.signIn({ fullName: 'Their Own Name', isStranger: true, ...more }),
    ];
    const roomId = await meet.randomRoom(owner);
    meet.neighbours.mails.length = meet.neighbours.notices.length = 0;
    const { body } = await meet.request(
      'start-meeting-with-contacts',
      { roomId, ...startWith({ email: them.email }) },
      { as: owner },
    );
    return { owner, them, roomId, body };
  };
  const endingsFor = ({ accountId }: TestPerson) =>
    meet.events
      .filter(({ type, channel }) => type === 'meetingRingEnded' && channel === `user:${accountId}`)
      .map(({ payload }) => payload as { outcome: string; calleeName: string });
  const notifiedTo = ({ accountId }: TestPerson) =>
    meet.events
      .filter(({ type, channel }) => type === meetingCallChanged.type && channel === `user:${accountId}`)
      .map(({ payload }) => payload as PlacedCall);
  const placedBy = async (as: TestPerson) =>
    (await meet.request('get-placed-meeting-calls', {}, { as })).body.calls as PlacedCall[];

  it('is called, notified and mailed once, on the caller’s account', async () => {
    const { owner, them, roomId } = await started();
    expect(await getRing(them)).toMatchObject({ roomId, callerName: 'Olga Owner' });
    expect(meet.neighbours.notices).toEqual([
      {
        recipients: [them.accountId],
        notificationType: NOTIFICATION_TYPES.joinInvite,
        from: { fullName: 'Olga Owner', email: owner.email },
        message: { meetingRoom: roomId, meetingSubject: 'Plans' },
        withoutPush: true,
      },
    ]);
    // The notifications service sends it as the stranger chose, and reveals nothing of that to the caller.
    const about = NOTIFICATION_TYPES.joinInvite;
    expect(meet.neighbours.mails).toMatchObject([{ to: them.email, onBehalfOf: owner.accountId, about }]);
  });

  it('is mailed in the stranger’s language', async () => {
    await started({ locale: 'fr_FR' });
    expect(meet.neighbours.mails).toMatchObject([{ locale: 'fr_FR', subject: 'Olga Owner vous invite : Plans' }]);
  });

  it('gets the end of the call and the missed call, which the caller does not see', async () => {
    const [missing, declining, cancelled] = [await started(), await started(), await started()];
    await answer(false)(declining.them);
    await meet.request('cancel-meeting-calls', { roomId: cancelled.roomId }, { as: cancelled.owner });
    meet.clock.advance(RING_MS);
    await missRings(meet.deps);
    const scenes = [missing, declining, cancelled];
    expect(scenes.map(({ them }) => endingsFor(them).map(({ outcome }) => outcome))).toEqual([
      ['missed'],
      ['declined'],
      ['cancelled'],
    ]);
    expect(scenes.flatMap(({ owner }) => notifiedTo(owner))).toEqual([]);
    for (const { owner } of scenes) expect(await placedBy(owner)).toEqual([]);
    const missedCalls = meet.neighbours.notices.filter(
      ({ notificationType }) => notificationType === NOTIFICATION_TYPES.missedCall,
    );
    const notified = missedCalls.flatMap(({ recipients }) => recipients);
    expect(scenes.map(({ them }) => notified.includes(them.accountId))).toEqual([true, false, true]);
  });

  it('becomes visible to the caller by accepting', async () => {
    const { owner, them } = await started();
    expect((await answer(true)(them)).body.success).toBe(true);
    expect(notifiedTo(owner)).toMatchObject([{ state: 'accepted', calleeName: 'Their Own Name' }]);
    expect(await placedBy(owner)).toEqual(notifiedTo(owner));
    expect(endingsFor(them)).toMatchObject([{ outcome: 'accepted' }]);
  });

  it('is assumed in everyone while the network service fails, and everyone is invited', async () => {
    meet.neighbours.failing.add(findAcquaintances.path);
    const { owner, them, body } = await started({ isStranger: false });
    expect(body).toMatchObject({ success: true, mailFailure: null });
    expect(meet.neighbours.mails).toMatchObject([{ to: them.email }]);
    await answer(false)(them);
    expect(notifiedTo(owner)).toEqual([]);
  });

  it('starts meetings in the room of an owner who has them as a contact and lets contacts start', async () => {
    const [owner, them] = [meet.signIn(), meet.signIn({ isStranger: true })];
    const roomId = await meet.randomRoom(owner);
    meet.neighbours.contacts.set(owner.accountId, [
      { contactId: 'c1', email: them.email.toUpperCase(), fullName: 'My Friend', accountId: null },
    ]);
    const start = async () => (await meet.request('start-meeting', { roomId }, { as: them })).body.success as boolean;
    expect(await start()).toBe(false);
    await meet.request('update-host-meeting-configuration', { contactsMayStart: true }, { as: owner });
    expect(await start()).toBe(true);
  });
});
