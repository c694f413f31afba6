import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { STROKE_PART_MAX } from '../protocol/board.ts';
import { CAPTION_MAX } from '../protocol/captions.ts';
import { FRAME_KINDS, MESSAGE_TYPES } from '../protocol/clientFrame.ts';
import type { ClientFrame, ClientMessage, JoinRequest } from '../protocol/messages.ts';
import { SPEECH_MAX } from '../protocol/transcripts.ts';
import { MESSAGE_RATES, type RatedMessage } from './messageRates.ts';
import { parseClientFrame } from './parseClientFrame.ts';
import {
  CHAT_LIMITS,
  NOTES_LIMITS,
  POLL_LIMITS,
  type Rooms,
  startRooms,
  TRANSCRIPT_RATE,
} from './testing/startRooms.ts';
import type { TestPerson } from './testing/TestPerson.ts';

const room = '123456789';
const ID = 'x'.repeat(64);
/** Maximum of bytes sent to somebody who joins after a flood. */
const NEWCOMER_MAX_BYTES = 1_200_000;
/** Messages and characters below the limits of one socket per second. */
const ONE_SOCKET = { messages: 150, length: 400_000 };

type MessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
/** Largest message of each type; `other` is the id of another participant in the room. */
const LARGEST: { [T in ClientMessage['type']]: (at: number, other: string) => MessageOf<T> } = {
  signal: (_, to) => ({ type: 'signal', to, signal: { description: { type: 'offer', sdp: 'x'.repeat(50_000) } } }),
  update: (at) => ({
    type: 'update',
    change: {
      name: '한'.repeat(100),
      email: `${'e'.repeat(240)}@b.example`,
      handRaised: at % 2 === 0,
      audioMuted: at % 2 === 0,
      videoMuted: true,
      sharing: true,
    },
  }),
  draw: (at) => ({
    type: 'draw',
    part: { id: `${at}`.padEnd(64, 'x'), colour: 0, size: 0, points: Array<number>(STROKE_PART_MAX).fill(888) },
  }),
  erase: () => ({ type: 'erase', ids: Array<string>(500).fill(ID) }),
  clearBoard: () => ({ type: 'clearBoard' }),
  say: (at) => ({ type: 'say', id: `message-${at}`, content: 'x'.repeat(CHAT_LIMITS.textMax) }),
  openPoll: (at) => ({
    type: 'openPoll',
    id: `poll-number-${at}`,
    question: '한'.repeat(POLL_LIMITS.rules.question),
    options: Array.from({ length: POLL_LIMITS.rules.options }, (_, option) => `${option}`.padEnd(40, '한')),
    isMultiple: true,
    isAnonymous: true,
  }),
  vote: () => ({ type: 'vote', pollId: ID, choices: [0] }),
  endPoll: () => ({ type: 'endPoll', pollId: ID }),
  react: () => ({ type: 'react', reaction: 0 }),
  caption: () => ({
    type: 'caption',
    ...{ text: '한'.repeat(CAPTION_MAX), isFinal: false, whole: '한'.repeat(SPEECH_MAX) },
  }),
  keepTranscript: (at) => ({ type: 'keepTranscript', enabled: at % 2 === 0 }),
  openNotes: () => ({ type: 'openNotes' }),
  writeNotes: () => ({ type: 'writeNotes', id: ID, update: 'A'.repeat(NOTES_LIMITS.rules.updateLength) }),
  askMedia: () => ({ type: 'askMedia' }),
  kick: () => ({ type: 'kick', participantId: ID }),
  mute: () => ({ type: 'mute', but: ID, mediaType: 'audio' }),
  askUnmute: (_, participantId) => ({ type: 'askUnmute', participantId }),
  lowerHand: (_, participantId) => ({ type: 'lowerHand', participantId }),
  feature: (_, participantId) => ({ type: 'feature', participantId }),
  grantModerator: (_, participantId) => ({ type: 'grantModerator', participantId }),
  setSubject: () => ({ type: 'setSubject', subject: '한'.repeat(200) }),
  setPassword: () => ({ type: 'setPassword', password: '한'.repeat(128) }),
  setLobby: (at) => ({ type: 'setLobby', enabled: at % 2 === 0 }),
  setRights: (at) => ({ type: 'setRights', microphone: at % 2 === 0, camera: true, screen: true }),
  setAudience: (at) => ({ type: 'setAudience', enabled: at % 2 === 0 }),
  setSpeaker: (at, participantId) => ({ type: 'setSpeaker', participantId, allowed: at % 2 === 0 }),
  answerKnock: () => ({ type: 'answerKnock', id: ID, admitted: true }),
  end: () => ({ type: 'end' }),
  leave: () => ({ type: 'leave' }),
};
/** Rates of the types that are answered if they exceed them. */
const OWN_RATES: Partial<Record<ClientMessage['type'], { attempts: number }>> = {
  say: CHAT_LIMITS.rate,
  openPoll: POLL_LIMITS.rate,
  vote: POLL_LIMITS.rate,
  endPoll: POLL_LIMITS.rate,
  keepTranscript: TRANSCRIPT_RATE,
  openNotes: NOTES_LIMITS.readRate,
  writeNotes: NOTES_LIMITS.rate,
};
/** Maximum of messages that others receive for one message of these types; one by default. */
const NOTICES_FOR_ONE: Partial<Record<ClientMessage['type'], number>> = { grantModerator: 4, setLobby: 2 };

const REQUEST: JoinRequest = {
  room,
  token: 'x',
  password: 'x',
  name: 'x',
  email: 'x',
  audioMuted: true,
  videoMuted: true,
};
const LARGEST_FRAME: { [K in ClientFrame['kind']]: Extract<ClientFrame, { kind: K }> } = {
  join: { kind: 'join', request: REQUEST },
  resume: { kind: 'resume', room, place: ID, received: 0 },
  ping: { kind: 'ping', ack: 0 },
  message: { kind: 'message', seq: 1, ack: 0, message: { type: 'leave' } },
};

const toBytes = (values: readonly unknown[]) =>
  values.reduce<number>((sum, value) => sum + Buffer.byteLength(JSON.stringify(value)), 0);

let rooms: Rooms;
beforeEach(async () => void (rooms = await startRooms()));
afterEach(() => rooms.stop());

/** Sends the messages as one person, who joins again whenever the socket's own limit requires it. */
async function flood(messages: readonly ClientMessage[], user: { name: string; id: string; moderator: boolean }) {
  let [left, sockets] = [[...messages], 0];
  while (left.length > 0) {
    const person = await rooms.join(room, user);
    let length = 0;
    let sent = 0;
    for (const message of left.slice(0, ONE_SOCKET.messages)) {
      length += JSON.stringify(message).length;
      if (sent > 0 && length > ONE_SOCKET.length) break;
      person.send(message);
      sent += 1;
    }
    await Promise.race([person.settle(), person.untilClosed()]);
    person.socket.close(1000);
    await person.untilClosed();
    left = left.slice(sent);
    sockets += 1;
  }
  return sockets;
}

describe('every message that a participant may send', () => {
  it('is listed in this test', () => {
    expect(Object.keys(LARGEST).toSorted()).toEqual(MESSAGE_TYPES.toSorted());
    expect(Object.keys(LARGEST_FRAME).toSorted()).toEqual(FRAME_KINDS.toSorted());
  });

  it.each(Object.keys(LARGEST) as ClientMessage['type'][])('is bounded in bytes: %s', (type) => {
    const frame = { kind: 'message', seq: 1, ack: 0, message: LARGEST[type](1, 'a1') };
    expect(parseClientFrame(JSON.stringify(frame))).toEqual(frame);
    for (const larger of enlarged(frame)) expect(parseClientFrame(JSON.stringify(larger))).toBeUndefined();
  });

  it.each(Object.values(LARGEST_FRAME))('comes in a frame that is bounded in bytes: $kind', (frame) => {
    expect(parseClientFrame(JSON.stringify(frame))).toEqual(frame);
    for (const larger of enlarged(frame)) expect(parseClientFrame(JSON.stringify(larger))).toBeUndefined();
  });

  it.each(Object.keys(LARGEST) as ClientMessage['type'][])(
    'is bounded in rate, and in the bytes that it costs newcomers: %s',
    async (type) => {
      const host = await rooms.join(room, { name: 'Host', id: 'host', moderator: true });
      const rate = OWN_RATES[type] ?? MESSAGE_RATES[type as RatedMessage['type']];
      const message = LARGEST[type](0, host.id);
      const length = 'length' in rate && typeof rate.length === 'number' ? rate.length : Infinity;
      const count = Math.min(rate.attempts, Math.ceil(length / JSON.stringify(message).length)) + 20;
      const heardBefore = host.messages.length;
      const flooder = { name: 'Flo', id: 'flo', moderator: true };
      const isDone = type === 'end' || type === 'leave';
      const messages = Array.from({ length: isDone ? 5 : count }, (_, at) => LARGEST[type](at, host.id));
      const sockets = await flood(isDone ? messages.slice(0, 1) : messages, flooder);
      if (type === 'end') return expect(await host.until('ended')).toBeDefined();
      await host.settle();

      const heard = host.messages.slice(heardBefore);
      const allowed = (count - 20) * (NOTICES_FOR_ONE[type] ?? 1);
      // Each socket adds a few messages: joining, leaving, the board and the chat.
      expect(heard.length).toBeLessThanOrEqual(allowed + 4 * sockets);

      const late = await rooms.join(room, { name: 'Late', id: 'late', securityBypass: true });
      await late.settle();
      expect(toBytes(late.frames)).toBeLessThan(NEWCOMER_MAX_BYTES);
      expect(host.socket.readyState).toBe(host.socket.OPEN);
    },
  );

  it('has its last update applied, even after too many updates', async () => {
    const ana = await rooms.join(room, { name: 'Ana' });
    const ben = await rooms.join(room, { name: 'Ben' });
    for (let at = 0; at <= 2 * MESSAGE_RATES.update.attempts; at++)
      ben.send({ type: 'update', change: { audioMuted: at % 2 === 0 } });
    ben.send({ type: 'update', change: { handRaised: true, audioMuted: false } });
    await ana.until('participantChanged', ({ participant }) => participant.handRaisedAt > 0 && !participant.audioMuted);
    const notified = ana.messages.filter(({ type }) => type === 'participantChanged');
    expect(notified.length).toBeLessThanOrEqual(MESSAGE_RATES.update.attempts + 2);
  });
});

describe('every other frame', () => {
  const knock = (person: TestPerson, token?: string) => person.ask({ room, token });

  it('is refused after too many requests for entry on one socket', async () => {
    rooms.settings.set(room, { password: 'four words in row' });
    const token = await rooms.tokenFor(room);
    const eve = await rooms.visit();
    const codes: string[] = [];
    while (codes.at(-1) !== 'BAD_REQUEST' && codes.length < 200) {
      knock(eve, token);
      codes.push(await eve.refusal());
    }
    expect(codes.length).toBeLessThanOrEqual(60);
    await eve.untilClosed();
  });

  it('is refused if a person with a seat tries to resume another seat', async () => {
    const ana = await rooms.join(room, { name: 'Ana' });
    const lost = await rooms.join(room, { name: 'Ben' });
    lost.socket.terminate();
    await ana.until('participantChanged', ({ participant }) => !participant.connected);
    ana.sendFrame({ kind: 'resume', room, place: lost.joined!.place, received: 0 });
    expect(await ana.refusal()).toBe('BAD_REQUEST');
    await ana.untilClosed();
  });

  it('is refused after too many joins a minute, even with new tokens', async () => {
    const host = await rooms.join(room, { name: 'Host', id: 'host', moderator: true });
    const flo = { name: 'Flo', id: 'flo' };
    let code = '';
    let joins = 0;
    for (; joins < 60 && !code; joins++) {
      const person = await rooms.arrive(room, flo);
      code = await Promise.race([person.untilJoined().then(() => ''), person.refusal()]).catch(() => '');
      person.socket.close(1000);
      await person.untilClosed();
    }
    expect(code).toBe('TOO_MANY_ATTEMPTS');
    expect(joins).toBeLessThanOrEqual(31);
    await rooms.join(room, { name: 'Ana', id: 'ana' });
    await host.settle();
  });

  it('is refused after too many resumptions a minute, until the person joins again', async () => {
    const ana = await rooms.join(room, { name: 'Ana' });
    const { place } = ana.joined!;
    let code = '';
    let resumes = 0;
    for (; resumes < 60 && !code; resumes++) {
      const again = await rooms.visit();
      again.sendFrame({ kind: 'resume', room, place, received: 0 });
      code = await Promise.race([again.untilFrame('resumed').then(() => ''), again.refusal()]).catch(() => '');
    }
    expect(code).toBe('PLACE_UNKNOWN');
    expect(resumes).toBeLessThanOrEqual(31);
    const token = await rooms.tokenFor(room, { name: 'Ana' });
    const again = await rooms.visit();
    again.ask({ room, token });
    await again.untilJoined();
  });

  it('cannot fill the lobby, neither from one person nor from guests at one address', async () => {
    rooms.settings.set(room, { lobby: true });
    const host = await rooms.join(room, { name: 'Host', id: 'host', moderator: true });
    const outcome = async (user: { name: string; id?: string }) => {
      const person = await rooms.arrive(room, user);
      const isWaiting = person.untilFrame('waiting').then(() => 'waiting');
      return Promise.race([isWaiting, person.refusal()]);
    };
    const ofOne = [];
    for (let at = 0; at < 5; at++) ofOne.push(await outcome({ name: 'Eve', id: 'eve' }));
    expect(ofOne).toEqual(['waiting', 'waiting', 'waiting', 'ROOM_FULL', 'ROOM_FULL']);
    const ofGuests = [];
    for (let at = 0; at < 25; at++) ofGuests.push(await outcome({ name: `Guest ${at}` }));
    expect(ofGuests.filter((code) => code === 'waiting')).toHaveLength(20);
    expect(await outcome({ name: 'Ana', id: 'ana' })).toBe('waiting');
    await host.settle();
    const bytes = host.messages.flatMap((message) => (message.type === 'knockers' ? [toBytes([message])] : []));
    expect(Math.max(...bytes)).toBeLessThan(32_000);
  });
});

/** Yields copies of the value, in each of which another one of its texts and lists is far too long. */
function* enlarged(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield 'x'.repeat(60_001);
  else if (Array.isArray(value)) yield Array.from({ length: 10_000 }, () => value[0] as unknown);
  else if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value))
      for (const larger of enlarged(member)) yield { ...value, [name]: larger };
}
