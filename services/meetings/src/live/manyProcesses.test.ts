import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  roomParticipantJoined,
  roomParticipantLeft,
  startMeeting,
  joinMeeting,
  type MeetingSession,
} from '@meet/meetings-contract';
import { BEAT_MS, SERVICE_CALLER } from '@meet/service-kit';
import type { ProcessBeside } from '@meet/service-kit/testing';
import { remindOfMeetings } from '../calendar/remindOfMeetings.ts';
import { missRings } from '../rings/endRing.ts';
import { createClocks } from '../service.ts';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';
import { finishMeeting } from './finishMeeting.ts';
import { settleMeeting } from './settleMeeting.ts';
import { sweepMeetings } from './sweepMeetings.ts';

const MINUTE = 60_000;
const ROUNDS = 50;

let meet: TestMeetings;
let beside: ProcessBeside;
beforeAll(async () => {
  meet = await startMeetings();
});
afterAll(() => meet.close());
beforeEach(async () => {
  beside = await meet.startBeside();
});

async function begin() {
  const owner = meet.signIn();
  const roomId = await meet.randomRoom(owner);
  const { body } = await meet.request(startMeeting, { roomId }, { as: owner });
  return { owner, roomId, session: body as MeetingSession };
}
const both = () => [meet.client, beside.client];
const join = (client: ProcessBeside['client'], session: MeetingSession, participantId: string) =>
  client.call(
    roomParticipantJoined,
    {
      ...{ roomId: session.roomId, participantKey: session.meetingContactHistoryId, participantId },
      ...{ name: session.participantName, isModerator: false, at: meet.clock.now() },
    },
    SERVICE_CALLER,
  );
const leave = (client: ProcessBeside['client'], session: MeetingSession, participantId: string) =>
  client.call(
    roomParticipantLeft,
    {
      ...{ roomId: session.roomId, participantKey: session.meetingContactHistoryId, participantId },
      ...{ name: session.participantName, removed: false, at: meet.clock.now() },
    },
    SERVICE_CALLER,
  );
const hooked = (event: string, roomId: string) =>
  new Set(
    meet.neighbours.hooked.flatMap((notified) =>
      notified.event === event && notified.data.roomId === roomId ? notified.occurrenceId : [],
    ),
  ).size;
const getLast = (roomId: string) => meet.deps.meetings.findOne({ roomId }).sort({ startedAt: -1, _id: -1 }).lean();

describe('a meeting that is reported to two processes at once', () => {
  it('has the same state, regardless of which one is first', async () => {
    const { roomId, session } = await begin();
    const { body } = await meet.request(joinMeeting, { roomId, name: 'Gus' });
    const guest = body as MeetingSession;
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = both();
      // Both processes get the same report, and one of them also a report about another person. For the room, a person
      // who comes again is another participant.
      const [a, g] = [`a-${round}`, `g-${round}`];
      await Promise.all([join(one!, session, a), join(other!, session, a), join(other!, guest, g)]);
      const meeting = await getLast(roomId);
      expect(meeting).toMatchObject({ live: true, participantCount: 2, emptySince: null });
      expect(await meet.deps.attendances.countDocuments({ meetingId: meeting!._id, present: true })).toBe(2);
      meet.clock.advance(1_000);
      await Promise.all([leave(one!, session, a), leave(other!, session, a), leave(one!, guest, g)]);
      expect(await getLast(roomId)).toMatchObject({ live: true, participantCount: 0, emptySince: meet.clock.now() });
      meet.clock.advance(1_000);
    }
    const stays = await meet.deps.attendances.find({ roomId }).lean();
    expect(stays.map(({ secondsPresent }) => secondsPresent)).toEqual([ROUNDS, ROUNDS]);
    expect([hooked('participant.joined', roomId), hooked('participant.left', roomId)]).toEqual([
      2 * ROUNDS,
      2 * ROUNDS,
    ]);
  });

  it('has the right count and versions after simultaneous updates', async () => {
    const { roomId, session } = await begin();
    await join(meet.client, session, 'a');
    const { _id, version } = (await getLast(roomId))!;
    await Promise.all(Array.from({ length: ROUNDS }, (_, at) => settleMeeting(meet.made.at(at % 2 ? -1 : 0)!, _id)));
    expect(await getLast(roomId)).toMatchObject({ participantCount: 1, version: version + ROUNDS });
  });

  it('holds nobody after its end, even if one process ends it as empty while another one seats people', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { roomId, session } = await begin();
      meet.clock.advance(11 * MINUTE);
      const empty = (await getLast(roomId))!;
      await Promise.all([finishMeeting(meet.made.at(-1)!, empty, 'empty'), join(meet.client, session, 'a')]);
      const meeting = await getLast(roomId);
      expect(meeting).toMatchObject({ live: true, participantCount: 1 });
      const present = await meet.deps.attendances.find({ roomId, present: true }).lean();
      expect(present.map(({ meetingId }) => meetingId)).toEqual([meeting!._id]);
    }
  });
});

describe('timed work of meetings', () => {
  it('happens once if two processes do it at the same moment', async () => {
    const { owner, roomId, session } = await begin();
    await join(meet.client, session, 'a');
    const callee = meet.signIn();
    await meet.request('invite-contact-to-meeting', { roomId, emails: [callee.email] }, { as: owner });
    await leave(meet.client, session, 'a');
    const { _id: meetingId } = (await getLast(roomId))!;
    meet.clock.advance(2 * MINUTE);
    const sweep = async (deps: TestMeetings['deps']) => {
      await sweepMeetings(deps);
      await missRings(deps);
      await remindOfMeetings(deps);
    };
    await Promise.all([meet.made[0]!, meet.made.at(-1)!].map(sweep));
    expect(hooked('meeting.ended', roomId)).toBe(1);
    expect(
      meet.events.filter(({ channel, type }) => channel === `meeting:${roomId}` && type === 'meetingEnded'),
    ).toHaveLength(1);
    expect(meet.neighbours.recorded.filter((notified) => notified.meetingId === meetingId)).toHaveLength(1);
  });

  it('continues in another process within half a minute of a kill, which requests occupants first', async () => {
    const { session, roomId } = await begin();
    await join(meet.client, session, 'a');
    await leave(meet.client, session, 'a');
    const turn = (deps: TestMeetings['deps'], lease: ProcessBeside['lease']) => {
      const task = createClocks(deps);
      return async () => {
        const fence = await lease.take('meetings.clocks');
        const holder = await lease.hold();
        if (fence !== undefined) await task({ fence, isOurs: () => lease.isHeldBy(holder) });
      };
    };
    const [mine, others] = [turn(meet.deps, meet.lease), turn(meet.made.at(-1)!, beside.lease)];
    await others();
    await mine();
    await beside.kill();
    meet.clock.advance(2 * MINUTE);
    await mine();
    expect(await getLast(roomId)).toMatchObject({ live: true });
    const requested = () => meet.commands.filter(([name, id]) => name === 'notifyOccupants' && id === roomId).length;
    const requestedBefore = requested();
    for (let passed = 0; passed < 30_000; passed += BEAT_MS) {
      meet.clock.advance(BEAT_MS);
      await meet.lease.keep();
      await mine();
    }
    expect(await getLast(roomId)).toMatchObject({ live: false });
    expect(requested()).toBeGreaterThan(requestedBefore);
  });
});
