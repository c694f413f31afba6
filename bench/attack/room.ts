import { createMeeting, startMeeting } from '@meet/meetings-contract';
import type { ClientMessage } from '@meet/meeting-room/testing/person';
import { setTimeout } from 'node:timers/promises';
import type { AttackPart, AttackTarget, Bearing } from './AttackPart.ts';
import { ask, arrive, visitRoom } from './requests.ts';

/** Duration of the flood with each kind of message. */
const FLOOD_MS = 3_000;
/** Rates just below those at which the room closes a socket. */
const MESSAGES_PER_SECOND = 190;
const LENGTH_PER_SECOND = 450_000;
const ROUND_TRIP_EVERY_MS = 250;

const NEWCOMER_MAX_BYTES = 1_500_000;
/** Maximum bytes that one flood may make another participant receive; without limits it was 1.3 MB. */
const HEARD_MAX_BYTES = 750_000;
/** Time within which drawings and messages have reached a newcomer. */
const SHOWN_MS = 2_000;
const ROUND_TRIP_MAX_MS = 1_000;
const MEMORY_GROWTH_MAX_MB = 150;
const HEALTH_MAX_MS = 2_000;

const LONGEST = '한'.repeat(100);
type Flood = (at: number, other: string) => ClientMessage;

/** The most expensive message of each kind that a participant can send. */
const FLOODS: Readonly<Record<string, Flood>> = {
  clearings: () => ({ type: 'clearBoard' }),
  captions: () => ({ type: 'caption', text: LONGEST, isFinal: true }),
  reactions: () => ({ type: 'react', reaction: 0 }),
  updates: (at) => ({ type: 'update', change: { name: LONGEST, handRaised: at % 2 === 0 } }),
  signals: (_, to) => ({ type: 'signal', to, signal: { description: { type: 'offer', sdp: 'x'.repeat(50_000) } } }),
  lines: (at) => ({ type: 'say', id: `message-${at}`, content: 'x'.repeat(1_000) }),
  shortStrokes: (at) => ({ type: 'draw', part: { id: `${at}`.padEnd(64, 'x'), colour: 0, size: 0, points: [1, 1] } }),
  longStrokes: (at) => ({
    type: 'draw',
    part: { id: `long-${at}`, colour: 0, size: 0, points: Array<number>(2_000).fill(888) },
  }),
};

/** Floods a room with each kind of message in turn, while two other participants keep exchanging signals. */
async function floodAsParticipant(target: AttackTarget) {
  const owner = await target.signUp('Olga Owner');
  const { body: room } = await ask(target, createMeeting, {}, owner);
  const roomId = String(room['roomId']);
  const { body: session } = await ask(target, startMeeting, { roomId }, owner);
  const host = await visitRoom(target, target.newAddress());
  host.ask({ room: roomId, token: String(session['jwt']) });
  await host.untilJoined();
  const enter = async (name: string) => {
    const { person, token } = await arrive(target, roomId, target.newAddress(), name);
    person!.ask({ room: roomId, token });
    return person!.untilJoined();
  };
  const friend = await enter('Fay Friend');

  const broken: string[] = [];
  const figures: Record<string, number> = {};
  const roundTrips: number[] = [];
  let attempts = 0;
  for (const [name, message] of Object.entries(FLOODS)) {
    const flooder = await enter('Flo Flood');
    const before = host.bytesHeard;
    const until = performance.now() + FLOOD_MS;
    const talking = talk(until);
    const size = JSON.stringify(message(0, host.id)).length;
    const each = Math.min(MESSAGES_PER_SECOND, Math.floor(LENGTH_PER_SECOND / size));
    while (performance.now() < until && flooder.socket.readyState === flooder.socket.OPEN) {
      for (let at = 0; at < each; at++) flooder.send(message(attempts++, host.id));
      await setTimeout(1_050);
    }
    roundTrips.push(...(await talking));
    const heard = host.bytesHeard - before;
    figures[`${name}HeardBytes`] = heard;
    if (heard > HEARD_MAX_BYTES) broken.push(`Another person was sent ${heard} bytes of ${name}.`);
    flooder.socket.close(1000);
    await flooder.untilClosed();
  }

  /** Sends signals between two participants back and forth, and returns the duration of each round trip. */
  async function talk(until: number): Promise<number[]> {
    const times: number[] = [];
    while (performance.now() < until) {
      const sdp = `talk ${roundTrips.length} ${times.length} ${performance.now()}`;
      const sent = performance.now();
      host.send({ type: 'signal', to: friend.id, signal: { description: { type: 'offer', sdp } } });
      await friend.until('signal', ({ signal }) => 'description' in signal && signal.description?.sdp === sdp);
      friend.send({ type: 'signal', to: host.id, signal: { description: { type: 'answer', sdp } } });
      await host.until('signal', ({ signal }) => 'description' in signal && signal.description?.sdp === sdp);
      times.push(performance.now() - sent);
      await setTimeout(ROUND_TRIP_EVERY_MS);
    }
    return times;
  }

  const newcomer = await enter('Nia New');
  await setTimeout(SHOWN_MS);
  figures['newcomerBytes'] = newcomer.bytesHeard;
  figures['roundTripMaxMs'] = Math.round(Math.max(...roundTrips));
  if (newcomer.bytesHeard > NEWCOMER_MAX_BYTES) broken.push(`A newcomer was sent ${newcomer.bytesHeard} bytes.`);
  if (figures['roundTripMaxMs'] > ROUND_TRIP_MAX_MS) broken.push('The others’ messages came late.');
  for (const person of [host, friend, newcomer]) {
    if (person.socket.readyState !== person.socket.OPEN) broken.push('Somebody else lost the connection.');
    person.socket.close(1000);
  }
  return { attempts, refusals: {}, figures, broken };
}

function validate({ memoryMB, healthMs, healthMissed }: Bearing): string[] {
  const growth = memoryMB ? memoryMB.peak - memoryMB.before : 0;
  return [
    ...(growth > MEMORY_GROWTH_MAX_MB ? [`Memory grew by ${growth} MB.`] : []),
    ...(healthMs.max > HEALTH_MAX_MS || healthMissed ? [`Others waited for up to ${healthMs.max} ms.`] : []),
  ];
}

/** Attacks of an admitted participant on the others in a meeting. */
export const parts: readonly AttackPart[] = [{ name: 'room-participant-flood', run: floodAsParticipant, validate }];
