import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { InputOf } from '@meet/contracts';
import {
  deleteMeetingTranscript,
  getMeetingTranscript,
  getRoomSettings,
  keepRoomTranscript,
  TRANSCRIPT_LIMITS,
  writeRoomTranscript,
  type PastMeeting,
  type TranscriptLine,
} from '@meet/meetings-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { openMeetingOfThree, type MeetingOfThree } from '../testing/openMeetingOfThree.ts';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

describe('transcripts', () => {
  let meet: TestMeetings;
  let olga: TestPerson;
  let bo: TestPerson;
  let roomId: string;
  let meetingId: string;
  let keys: MeetingOfThree['keys'];
  let leaveOfBo: MeetingOfThree['leaveOfBo'];

  beforeAll(async () => {
    meet = await startMeetings();
  });
  afterAll(() => meet.close());
  beforeEach(async () => {
    ({ olga, bo, roomId, meetingId, keys, leaveOfBo } = await openMeetingOfThree(meet));
  });

  const keep = (enabled: boolean, participantKey = keys.olga) =>
    meet.client.call(keepRoomTranscript, { roomId, participantKey, enabled }, SERVICE_CALLER);
  const speak = (lineId: string, line: Partial<InputOf<typeof writeRoomTranscript>> = {}) => {
    const at = meet.clock.now();
    const spoken = { roomId, participantKey: keys.bo, name: 'Bo Stan', text: lineId, startedAt: at, endedAt: at + 900 };
    return meet.client.call(writeRoomTranscript, { ...spoken, lineId, ...line }, SERVICE_CALLER);
  };
  const ask = (as?: TestPerson, from?: number) => meet.request(getMeetingTranscript, { meetingId, from }, { as });
  const read = async (as: TestPerson, from?: number) => {
    const { body } = await ask(as, from);
    expect(body).toMatchObject({ success: true });
    return body as { lines: TranscriptLine[]; next: number | null; mayDelete: boolean };
  };
  const texts = async () => (await read(olga)).lines.map(({ text }) => text);
  const end = () => meet.request('end-meeting', { roomId }, { as: olga });
  const remove = (as?: TestPerson) => meet.request(deleteMeetingTranscript, { meetingId }, { as });
  const notified = async (as: TestPerson) => {
    const { meetings } = (await meet.request('get-meetings-history', {}, { as })).body as { meetings: PastMeeting[] };
    return meetings.map(({ hasTranscript }) => hasTranscript);
  };

  it('keep captions with speaker and time while they are on, and none before or afterwards', async () => {
    expect(await speak('before')).toEqual({ isKept: false });
    expect(await keep(true)).toEqual({ isKept: true, isFull: false });
    const startedAt = meet.clock.now();
    await speak('Hello');
    await speak('Hi', { participantKey: keys.gus, name: 'Gus' });
    expect(await keep(false)).toEqual({ isKept: false, isFull: false });
    expect(await speak('after')).toEqual({ isKept: false });
    expect((await read(bo)).lines).toEqual([
      { lineId: 'Hello', name: 'Bo Stan', isGuest: false, text: 'Hello', startedAt, endedAt: startedAt + 900 },
      { lineId: 'Hi', name: 'Gus', isGuest: true, text: 'Hi', startedAt, endedAt: startedAt + 900 },
    ]);
  });

  it('store a repeated line once, also at the beginning of a page, and keep the order', async () => {
    await keep(true);
    const ids = Array.from({ length: TRANSCRIPT_LIMITS.pageLines + 1 }, (_, at) => `line-${at}`);
    for (const lineId of ids) await speak(lineId);
    await Promise.all([speak(ids.at(-1)!), speak(ids.at(-2)!), speak(ids.at(-1)!)]);
    expect(await texts()).toEqual(ids);
  });

  it('keep the last words of a person who has left', async () => {
    await keep(true);
    await leaveOfBo();
    await speak('Bye');
    expect(await texts()).toEqual(['Bye']);
  });

  it('keep nothing of people who were never in the meeting', async () => {
    await keep(true);
    await speak('Boo', { participantKey: 'nobody' });
    expect(await texts()).toEqual([]);
  });

  it('are turned on by people in the meeting only', async () => {
    await leaveOfBo();
    for (const key of [keys.bo, 'nobody'])
      await expect(keep(true, key)).rejects.toMatchObject({ code: 'NOT_IN_MEETING' });
  });

  it('are indicated in the room and before joining while they are kept, until the meeting ends', async () => {
    const shown = async () => [
      (await meet.client.call(getRoomSettings, { roomId }, SERVICE_CALLER)).transcribed,
      (await meet.request('get-meeting-data', { roomId })).body.isTranscribed,
    ];
    expect(await shown()).toEqual([undefined, false]);
    await keep(true);
    expect(await shown()).toEqual([true, true]);
    await end();
    await meet.request('start-meeting', { roomId }, { as: olga });
    expect(await shown()).toEqual([undefined, false]);
  });

  it('end when they are full, and keep the earlier lines', async () => {
    await keep(true);
    await speak('one');
    await meet.deps.meetings.updateOne(
      { _id: meetingId },
      { $set: { transcriptLength: TRANSCRIPT_LIMITS.characters } },
    );
    expect(await speak('two')).toEqual({ isKept: false });
    expect(await keep(true)).toEqual({ isKept: false, isFull: true });
    expect(await texts()).toEqual(['one']);
  });

  it('refuse a line of more than 2,000 characters', async () => {
    await keep(true);
    const long = speak('long', { text: 'x'.repeat(TRANSCRIPT_LIMITS.text + 1) });
    await expect(long).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('take no more lines than their pages hold, and are read part by part', async () => {
    await keep(true);
    await speak('first');
    const line = { lineId: 'x', name: 'Bo', accountId: null, text: 'x', startedAt: 1, endedAt: 2 };
    const lines = Array.from({ length: TRANSCRIPT_LIMITS.pageLines }, () => line);
    const pages = Array.from({ length: TRANSCRIPT_LIMITS.pages - 1 }, (_, at) => at + 1);
    await meet.deps.transcriptPages.insertMany(
      pages.map((page) => ({ _id: `${meetingId} ${page}`, meetingId, page, lines })),
    );
    expect(await speak('last')).toEqual({ isKept: false });
    let count = 0;
    let from: number | null = 0;
    while (from !== null) {
      const part: Awaited<ReturnType<typeof read>> = await read(olga, from);
      count += part.lines.length;
      from = part.next;
    }
    expect(count).toBe(1 + pages.length * TRANSCRIPT_LIMITS.pageLines);
  });

  it('can be neither read nor deleted by people who were not in the meeting, or were removed', async () => {
    await keep(true);
    await speak('secret');
    await leaveOfBo({ removed: true });
    await end();
    for (const as of [meet.signIn({ fullName: 'Eve' }), bo]) {
      expect((await ask(as)).status).toBe(404);
      expect((await remove(as)).status).toBe(404);
    }
    expect([(await ask()).status, (await remove()).status]).toEqual([401, 401]);
    expect([await notified(olga), await notified(bo)]).toEqual([[true], [false]]);
    expect(await texts()).toEqual(['secret']);
  });

  it('are deleted by a host once the meeting is over, and not by other participants', async () => {
    await keep(true);
    await speak('one');
    expect((await remove(olga)).body).toMatchObject({ code: 'MEETING_NOT_OVER' });
    await end();
    expect([(await read(olga)).mayDelete, (await read(bo)).mayDelete]).toEqual([true, false]);
    expect((await remove(bo)).status).toBe(404);
    expect(await texts()).toEqual(['one']);
    meet.neighbours.moderators.add(`${olga.accountId} ${bo.accountId}`);
    expect((await read(bo)).mayDelete).toBe(true);
    expect((await remove(bo)).body).toMatchObject({ success: true });
    expect([await texts(), await notified(olga)]).toEqual([[], [false]]);
  });
});
