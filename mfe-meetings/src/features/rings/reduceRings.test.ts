import { describe, expect, it } from '@jest/globals';
import { meetingRing, meetingRingEnded, type Ring } from '@meet/meetings-contract';
import { reduceRings } from './reduceRings.ts';

const ring = (ringId: string): Ring => ({
  ringId,
  roomId: '1234567890',
  subject: '',
  callerName: 'Ana',
  callerEmail: 'ana@example.com',
  manner: 'ring',
  expiresAt: 1,
});
const event = (type: string, payload: object) => ({ type, channel: 'user:x', at: 0, payload });

describe('reduceRings', () => {
  it('returns each call that rings and has not ended, once', () => {
    const events = [
      event(meetingRing.type, ring('a')),
      event(meetingRing.type, ring('b')),
      event(meetingRing.type, ring('b')),
      event(meetingRingEnded.type, { ...ring('a'), outcome: 'declined', calleeName: 'Bo' }),
    ];
    expect(events.reduce(reduceRings, [] as readonly Ring[])).toEqual([ring('b')]);
  });

  it('ignores other events', () => {
    const rings = [ring('a')];
    expect(reduceRings(rings, event('chatroomMessage', {}))).toBe(rings);
  });
});
