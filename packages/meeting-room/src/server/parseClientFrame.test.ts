import { describe, expect, it } from '@jest/globals';
import { STROKE_PART_MAX } from '../protocol/board.ts';
import type { ClientFrame, ClientMessage, JoinRequest } from '../protocol/messages.ts';
import { CAPTION_MAX } from '../protocol/captions.ts';
import { SPEECH_MAX } from '../protocol/transcripts.ts';
import { REACTIONS } from '../protocol/reactions.ts';
import { parseClientFrame } from './parseClientFrame.ts';

const parse = (frame: unknown) => parseClientFrame(JSON.stringify(frame));
const say = (message: unknown) => ({ kind: 'message', seq: 1, ack: 0, message });
const join = (request: object) => ({
  kind: 'join',
  request: { room: '123456789', audioMuted: true, videoMuted: false, ...request },
});
const draw = (part: object) => say({ type: 'draw', part: { id: 'line', colour: 0, size: 1, points: [1, 2], ...part } });
const update = (change: unknown) => say({ type: 'update', change });
const signal = (content: unknown) => say({ type: 'signal', to: 'a1', signal: content });
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const MESSAGES: ClientMessage[] = [
  { type: 'signal', to: 'a1', signal: { description: { type: 'offer', sdp: 'v=0' } } },
  { type: 'signal', to: 'a1', signal: { description: { type: 'rollback' } } },
  { type: 'signal', to: 'a1', signal: { candidate: null } },
  {
    type: 'signal',
    to: 'a1',
    signal: { candidate: { candidate: '', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: null } },
  },
  { type: 'update', change: {} },
  { type: 'update', change: { name: 'Ana', email: '', handRaised: true, sharing: false } },
  { type: 'draw', part: { id: 'line', colour: 4, size: 1, points: [0, 0, 1600, 900] } },
  { type: 'draw', part: { id: 'line', colour: 0, size: 0, points: Array<number>(STROKE_PART_MAX).fill(1) } },
  { type: 'erase', ids: ['a', 'b'] },
  { type: 'clearBoard' },
  { type: 'say', id: 'message-1', content: 'x'.repeat(50_000) },
  {
    type: 'openPoll',
    ...{ id: 'poll-number-1', question: 'x'.repeat(10_000), isMultiple: false, isAnonymous: true },
    options: Array.from({ length: 100 }, String),
  },
  { type: 'vote', pollId: 'p1', choices: [0, 199] },
  { type: 'endPoll', pollId: 'p1' },
  { type: 'react', reaction: REACTIONS.length - 1 },
  { type: 'caption', text: 'x'.repeat(CAPTION_MAX), isFinal: false },
  { type: 'caption', text: 'end', isFinal: true, whole: 'x'.repeat(SPEECH_MAX) },
  { type: 'keepTranscript', enabled: true },
  { type: 'openNotes' },
  { type: 'writeNotes', id: 'change-1', update: 'AAEC+/8=' },
  { type: 'kick', participantId: 'a1' },
  { type: 'mute', mediaType: 'audio' },
  { type: 'mute', participantId: 'a1', mediaType: 'video' },
  { type: 'mute', but: 'a1', mediaType: 'audio' },
  { type: 'askUnmute', participantId: 'a1' },
  { type: 'lowerHand', participantId: 'a1' },
  { type: 'feature', participantId: 'a1' },
  { type: 'feature' },
  { type: 'setAudience', enabled: true },
  { type: 'setSpeaker', participantId: 'a1', allowed: false },
  { type: 'grantModerator', participantId: 'a1' },
  { type: 'setSubject', subject: '' },
  { type: 'setPassword', password: '' },
  { type: 'setLobby', enabled: false },
  { type: 'answerKnock', id: 'k1', admitted: true },
  { type: 'end' },
  { type: 'leave' },
];
const REQUEST: JoinRequest = {
  room: '123456789',
  token: 'a.b.c',
  password: '',
  name: 'Ana Pop',
  email: 'ana@example.com',
  audioMuted: true,
  videoMuted: false,
};
const FRAMES: ClientFrame[] = [
  { kind: 'join', request: REQUEST },
  { kind: 'join', request: { room: 'a', audioMuted: false, videoMuted: false } },
  { kind: 'resume', room: 'a', place: 'secret', received: 3 },
  { kind: 'ping', ack: 0 },
  ...MESSAGES.map((message) => ({ kind: 'message' as const, seq: 1, ack: 0, message })),
];

describe('a frame from a page', () => {
  it.each(FRAMES.map((frame) => [JSON.stringify(frame).slice(0, 100), frame]))(
    'is accepted unchanged: %s',
    (_, frame) => {
      expect(parse(frame)).toEqual(frame);
    },
  );

  it('loses every picture address that it names', () => {
    expect(parse(join({ avatarUrl: '/a.png' }))).toEqual(join({}));
    expect(parse(update({ name: 'Ana', avatarUrl: 'javascript:alert(1)' }))).toEqual(update({ name: 'Ana' }));
  });

  it('loses unknown members, even with special names such as __proto__', () => {
    const odd = '"extra": 1, "constructor": 2, "toString": 3, "__proto__": { "isModerator": true }';
    const read = parseClientFrame(
      `{ "kind": "message", "seq": 1, "ack": 0, ${odd}, "message": { "type": "update", ${odd}, "change": { "name": "Ana", ${odd} } } }`,
    );
    expect(read).toEqual(update({ name: 'Ana' }));
    const { message } = read as Extract<ClientFrame, { kind: 'message' }>;
    expect(Object.keys((message as Extract<ClientMessage, { type: 'update' }>).change)).toEqual(['name']);
  });

  it('keeps only known members of a candidate, even if others are deeply nested', () => {
    const text = JSON.stringify(signal({ candidate: { candidate: 'c', extra: '…' } }));
    expect(parseClientFrame(text.replace('"…"', nested(20_000)))).toEqual(signal({ candidate: { candidate: 'c' } }));
  });
});

describe('an invalid frame', () => {
  it.each<[string, unknown]>([
    ['an unknown kind', { kind: 'shout' }],
    ['a kind that every object has', { kind: 'constructor' }],
    ['a kind that is none', { kind: { toString: null } }],
    ['no object', null],
    ['a list', []],
    ['a ping without a number', { kind: 'ping' }],
    ['a number as text', { kind: 'ping', ack: '1' }],
    ['a negative number', { kind: 'ping', ack: -1 }],
    ['a fraction', { kind: 'ping', ack: 0.5 }],
    ['a number beyond counting', { kind: 'ping', ack: 2 ** 53 }],
    ['no request', { kind: 'join' }],
    ['a blank room', join({ room: ' ' })],
    ['a long room', join({ room: 'x'.repeat(129) })],
    ['a long token', join({ token: 'x'.repeat(8_193) })],
    ['a long name', join({ name: 'x'.repeat(101) })],
    ['a long e-mail address', join({ email: 'x'.repeat(255) })],
    ['a long password', join({ password: 'x'.repeat(129) })],
    ['null for a text', join({ name: null })],
    ['a text for a switch', join({ audioMuted: 'true' })],
    ['a number for a switch', join({ videoMuted: 1 })],
    ['no switch', join({ audioMuted: undefined })],
    ['an operator for a place', { kind: 'resume', room: 'a', place: { $ne: '' }, received: 0 }],
    ['no message', say(undefined)],
    ['a message without a type', say({})],
    ['a message of an unknown type', say({ type: '__proto__' })],
    ['a message that is a list', say(['leave'])],
    ['no change', update(undefined)],
    ['a change that is a list', update([])],
    ['a change that is a text', update('{}')],
    ['a text for a raised hand', update({ handRaised: 'yes' })],
    ['no signal', signal(undefined)],
    ['an empty signal', signal({})],
    ['a signal with a long type', signal({ description: { type: 'x'.repeat(17) } })],
    ['a candidate that is a text', signal({ candidate: 'c' })],
    ['a candidate with an object in it', signal({ candidate: { sdpMid: {} } })],
    ['a long addressee', say({ type: 'signal', to: 'x'.repeat(65), signal: { candidate: null } })],
    ['a colour that is none', draw({ colour: 5 })],
    ['a colour as text', draw({ colour: '1' })],
    ['a size that is none', draw({ size: -1 })],
    ['half a point', draw({ points: [1] })],
    ['a point off the sheet', draw({ points: [1, 901] })],
    ['too many points', draw({ points: Array<number>(STROKE_PART_MAX + 2).fill(1) })],
    ['points that are a list in name', draw({ points: { length: 2, 0: 1, 1: 1 } })],
    ['too many ids', say({ type: 'erase', ids: Array<string>(501).fill('a') })],
    ['ids of which one is none', say({ type: 'erase', ids: ['a', null] })],
    ['no ids', say({ type: 'erase' })],
    ['a chat id that is none', say({ type: 'say', id: 'a b', content: 'Hello' })],
    ['a chat message without content', say({ type: 'say', id: 'message-1' })],
    ['a poll id that is none', say({ ...MESSAGES.find(({ type }) => type === 'openPoll'), id: 'a b' })],
    ['a poll whose answers are none', say({ ...MESSAGES.find(({ type }) => type === 'openPoll'), options: [1] })],
    ['a vote for half an answer', say({ type: 'vote', pollId: 'p1', choices: [0.5] })],
    ['a vote for an answer below the first', say({ type: 'vote', pollId: 'p1', choices: [-1] })],
    ['a speech that is too long', say({ type: 'caption', text: '', isFinal: true, whole: 'x'.repeat(SPEECH_MAX + 1) })],
    ['a transcript that is neither on nor off', say({ type: 'keepTranscript' })],
    ['a change of the notes that is no base64', say({ type: 'writeNotes', id: 'change-1', update: 'a b' })],
    ['a change of the notes without an id', say({ type: 'writeNotes', update: 'AA==' })],
    ['a kick of nobody', say({ type: 'kick' })],
    ['a medium that is none', say({ type: 'mute', mediaType: 'smell' })],
    ['no subject', say({ type: 'setSubject' })],
    ['a long subject', say({ type: 'setSubject', subject: 'x'.repeat(201) })],
    ['no answer to a knock', say({ type: 'answerKnock', id: 'k1' })],
  ])('is refused: %s', (_, frame) => {
    expect(parse(frame)).toBeUndefined();
  });

  it.each(['', '{', 'undefined', nested(30_000), `{"kind":${nested(30_000)}}`])(
    'is refused if it is malformed or deeply nested: %.20s',
    (text) => {
      expect(parseClientFrame(text)).toBeUndefined();
    },
  );
});
