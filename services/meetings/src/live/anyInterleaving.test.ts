import type { CallClient, InputOf } from '@meet/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  endMeeting,
  getRoomSettings,
  joinMeeting,
  roomChanged,
  roomEnded,
  roomLobbyChanged,
  roomOccupants,
  roomParticipantJoined,
  roomParticipantLeft,
  startMeeting,
  updateMeeting,
  type MeetingSession,
} from '@meet/meetings-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { ProcessBeside } from '@meet/service-kit/testing';
import fc from 'fast-check';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

const PEOPLE = 3;
const STEP_MS = 10_000;

let meet: TestMeetings;
let beside: ProcessBeside;
beforeAll(async () => {
  meet = await startMeetings();
  beside = await meet.startBeside();
});
afterAll(() => meet.close());

/** Possible events in a room. `who` is the position of a person among those who may come. */
type Happening =
  | { readonly kind: 'come' | 'go' | 'removed'; readonly who: number }
  | { readonly kind: 'changed'; readonly thing: 'password' | 'lobby' | 'subject' }
  | { readonly kind: 'all' | 'ended' };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('come', 'go'), who: fc.nat(PEOPLE - 1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('removed'), who: fc.nat(PEOPLE - 1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('changed'),
      thing: fc.constantFrom('password', 'lobby', 'subject'),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'all' } as const) },
) as fc.Arbitrary<Happening>;

type Message = (client: CallClient) => Promise<unknown>;

interface Stage {
  readonly roomId: string;
  readonly sessions: readonly MeetingSession[];
}

/** Starts a meeting of an owner, which another account and a guest may join. */
async function setStage(): Promise<Stage> {
  const [owner, other] = [meet.signIn(), meet.signIn()];
  const roomId = await meet.randomRoom(owner);
  const answers = [
    await meet.request(startMeeting, { roomId }, { as: owner }),
    await meet.request(joinMeeting, { roomId }, { as: other }),
    await meet.request(joinMeeting, { roomId, name: 'Gus' }),
  ];
  return { roomId, sessions: answers.map(({ body }) => body as MeetingSession) };
}

/** Returns the reports of a room in which these events happen one after the other, at intervals. */
function listReports({ roomId, sessions }: Stage, happenings: readonly Happening[], from: number): Message[] {
  const seats = new Map<number, { participantId: string; at: number }>();
  const barred = new Set<number>();
  const messages: Message[] = [];
  let at = from;
  const notify = <Input>(call: Parameters<CallClient['call']>[0], input: Input) =>
    void messages.push((client) => client.call(call, input, SERVICE_CALLER));
  const person = (who: number, participantId: string) => ({
    ...{ roomId, participantId, participantKey: sessions[who]!.meetingContactHistoryId },
    name: sessions[who]!.participantName,
  });
  const leave = (who: number, removed: boolean) => {
    const { participantId } = seats.get(who)!;
    notify(roomParticipantLeft, { ...person(who, participantId), removed, at });
  };
  happenings.forEach((one, number) => {
    at = from + (number + 1) * STEP_MS;
    if (one.kind === 'come' && !barred.has(one.who)) {
      const former = seats.get(one.who);
      const participantId = `p${one.who}-${number}`;
      // A person who comes again takes their former seat.
      if (former) notify(roomParticipantLeft, { ...person(one.who, former.participantId), removed: false, at });
      seats.set(one.who, { participantId, at });
      notify(roomParticipantJoined, { ...person(one.who, participantId), isModerator: false, at });
    } else if ((one.kind === 'go' || one.kind === 'removed') && seats.has(one.who)) {
      leave(one.who, one.kind === 'removed');
      seats.delete(one.who);
      if (one.kind === 'removed') barred.add(one.who);
    } else if (one.kind === 'changed') {
      const value = { password: `word-${number}`, lobby: number % 2 === 0, subject: `Subject ${number}` };
      notify(roomChanged, { roomId, at, [one.thing]: value[one.thing] });
    } else if (one.kind === 'all') {
      const occupants = [...seats].map(([who, seat]) => {
        const { roomId: _room, ...rest } = person(who, seat.participantId);
        return { ...rest, at: seat.at };
      });
      notify(roomOccupants, { roomId, at, occupants } satisfies InputOf<typeof roomOccupants>);
    } else if (one.kind === 'ended') notify(roomEnded, { roomId, reason: 'host', at });
  });
  return messages;
}

/** Returns all stored and shown data of a room, without values that are specific to the room. */
async function getOutcome({ roomId, sessions }: Stage, from: number) {
  const { deps, neighbours } = meet;
  const since = (at: number | null) => (at === null ? null : at - from);
  const keys = sessions.map(({ meetingContactHistoryId }) => meetingContactHistoryId);
  const settings = await meet.client.call(getRoomSettings, { roomId }, SERVICE_CALLER);
  const people = await deps.attendances.find({ _id: { $in: keys } }).lean();
  const meetings = await deps.meetings.find({ roomId }).sort({ startedAt: 1, _id: 1 }).lean();
  return {
    meetings: meetings.map(({ live, endReason, endedAt, emptySince, subject, participantCount, attended }) => ({
      ...{ live, endReason, subject, participantCount, attended },
      ...{ endedAt: since(endedAt), emptySince: since(emptySince) },
    })),
    people: keys.map((key) => {
      const one = people.find(({ _id }) => _id === key)!;
      const { present, participantId, removed, admitted, secondsPresent, accountId } = one;
      return {
        ...{ present, participantId, removed, admitted, secondsPresent },
        ...{ joined: since(one.joinedAt), first: since(one.firstJoinedAt), left: since(one.leftAt) },
        isShownInMeeting: accountId !== null && (neighbours.inMeeting.get(accountId) ?? false),
      };
    }),
    room: { ...settings, startedAt: undefined, barred: settings.barred?.map((key) => keys.indexOf(key)).sort() },
    hooked: [
      ...new Set(
        neighbours.hooked
          .filter(({ data }) => data.roomId === roomId)
          .map(({ event, data }) => `${event} ${String(data.participantName ?? '')}`),
      ),
    ].sort(),
  };
}

describe('reports of a room, delivered to two processes', () => {
  it('give the same result as with one process, in any distribution and with any repetition', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(happening, { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        fc.infiniteStream(fc.nat()),
        async (happenings, isEnded, draws) => {
          const all: Happening[] = isEnded ? [...happenings, { kind: 'ended' }] : happenings;
          const from = meet.clock.now();
          const [alone, shared] = [await setStage(), await setStage()];
          const draw = (below: number) => (draws.next().value as number) % below;
          const clients = [meet.client, beside.client];

          const notified = listReports(alone, all, from);
          for (const message of notified) await message(meet.client);
          const repeated: Promise<unknown>[] = [];
          const messages = listReports(shared, all, from);
          for (const [number, message] of messages.entries()) {
            // A room sends its next report once one process has accepted this one; the other process may take long to
            // handle it.
            const taker = draw(2);
            if (draw(3) === 0) repeated.push(message(clients[1 - taker]!));
            await message(clients[taker]!);
            for (let times = draw(3); times > 0; times -= 1)
              repeated.push(messages[draw(number + 1)]!(clients[draw(2)]!));
          }
          await Promise.all(repeated);
          for (let times = 0; times < 3; times += 1)
            if (messages.length) await messages[draw(messages.length)]!(clients[draw(2)]!);

          expect(await getOutcome(shared, from)).toEqual(await getOutcome(alone, from));
          meet.clock.advance(3_600_000);
        },
      ),
      { numRuns: 25, endOnFailure: true },
    );
  }, 240_000);

  it('keep a person who arrived or left after the list of occupants was made', async () => {
    const { roomId, sessions } = await setStage();
    const [session] = sessions;
    const at = meet.clock.now();
    const who = { participantKey: session!.meetingContactHistoryId, participantId: 'late', name: 'Ana' };
    await beside.client.call(roomParticipantJoined, { roomId, ...who, isModerator: true, at: at + 1 }, SERVICE_CALLER);
    await meet.client.call(roomOccupants, { roomId, at, occupants: [] }, SERVICE_CALLER);
    expect(await meet.deps.meetings.findOne({ roomId }).lean()).toMatchObject({ participantCount: 1 });
    await beside.client.call(roomParticipantLeft, { roomId, ...who, removed: false, at: at + 2 }, SERVICE_CALLER);
    const occupants = [{ ...who, at: at + 1 }];
    await meet.client.call(roomOccupants, { roomId, at: at + 1, occupants }, SERVICE_CALLER);
    expect(await meet.deps.meetings.findOne({ roomId }).lean()).toMatchObject({ participantCount: 0 });
  });

  it('keep the latest state of the lobby', async () => {
    const { roomId, sessions } = await setStage();
    const at = meet.clock.now();
    const notified = (client: CallClient, waits: boolean, when: number) =>
      client.call(
        roomLobbyChanged,
        { roomId, participantKey: sessions[2]!.meetingContactHistoryId, name: 'Gus', waits, at: when },
        SERVICE_CALLER,
      );
    await notified(meet.client, true, at);
    await notified(beside.client, false, at + 1);
    await notified(meet.client, true, at);
    const heard = meet.events.filter(
      ({ type, payload }) => type === 'meetingLobbyChanged' && (payload as { roomId: string }).roomId === roomId,
    );
    expect(heard.map(({ payload }) => (payload as { waits: boolean }).waits)).toEqual([true, false]);
  });
});

describe('commands to a room from two processes', () => {
  it('have versions by which the room keeps the stored state', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    await meet.request(startMeeting, { roomId }, { as: owner });
    const caller = { ...owner } as never;
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        [meet.client, beside.client][number % 2]!.call(
          updateMeeting,
          { roomId, password: `word-${number}`, lobby: number % 3 === 0, subject: `Subject ${number}` },
          caller,
        ),
      ),
    );
    const { password, lobby, subject, versions } = await meet.client.call(getRoomSettings, { roomId }, SERVICE_CALLER);
    const last = (name: string) =>
      meet.versioned
        .filter((command) => command.roomId === roomId && command.name === name)
        .reduce((newest, one) => (one.version! > newest.version! ? one : newest));
    expect([last('setPassword'), last('setLobby'), last('setSubject')]).toMatchObject([
      { value: password, version: versions!.room },
      { value: lobby, version: versions!.room },
      { value: subject, version: versions!.subject },
    ]);
  });

  it('have the time of the end as version if they end a meeting', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    await meet.request(startMeeting, { roomId }, { as: owner });
    await meet.request(endMeeting, { roomId }, { as: owner });
    expect(meet.versioned.at(-1)).toEqual({ name: 'endMeeting', roomId, value: 'host', version: meet.clock.now() });
  });
});
