import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  deleteMeetingNotes,
  getMeetingNotes,
  getRoomNotes,
  NOTES_LIMITS,
  writeRoomNotes,
  type MeetingNotes,
  type PastMeeting,
} from '@meet/meetings-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';
import { openMeetingOfThree, type MeetingOfThree } from '../testing/openMeetingOfThree.ts';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

const encode = (update: Uint8Array) => Buffer.from(update).toString('base64');

/** A participant's page: a copy of the notes, and the changes that it has not sent yet. */
function openPage(whole: readonly string[] = []) {
  const doc = new Doc();
  for (const update of whole) applyUpdate(doc, Buffer.from(update, 'base64'));
  const text = doc.getText('notes');
  let changes: string[] = [];
  doc.on('update', (update: Uint8Array) => changes.push(encode(update)));
  return {
    text,
    take(): string[] {
      const taken = changes;
      changes = [];
      return taken;
    },
  };
}

describe('notes', () => {
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

  const write = (update: string, participantKey = keys.bo) =>
    meet.client.call(writeRoomNotes, { roomId, participantKey, update }, SERVICE_CALLER);
  const open = async (participantKey = keys.gus) =>
    (await meet.client.call(getRoomNotes, { roomId, participantKey }, SERVICE_CALLER)).updates;
  const type = async (written: string, participantKey = keys.bo) => {
    const page = openPage(await open(participantKey));
    page.text.insert(page.text.length, written);
    const outcomes = [];
    for (const update of page.take()) outcomes.push(await write(update, participantKey));
    return outcomes;
  };
  const readInRoom = async () => openPage(await open()).text.toString();
  const ask = (as?: TestPerson) => meet.request(getMeetingNotes, { meetingId }, { as });
  const read = async (as: TestPerson) => {
    const { body } = await ask(as);
    expect(body).toMatchObject({ success: true });
    return body.notes as MeetingNotes | null;
  };
  const end = () => meet.request('end-meeting', { roomId }, { as: olga });
  const remove = (as?: TestPerson) => meet.request(deleteMeetingNotes, { meetingId }, { as });

  it('merge what two people type into one word at the same time, in any order, and again', async () => {
    await type('meting');
    const whole = await open();
    const [one, other] = [openPage(whole), openPage(whole)];
    one.text.insert(2, 'e');
    other.text.insert(6, 's');
    const [first, second] = [one.take(), other.take()];
    await Promise.all([...second, ...first, ...second].map((update) => write(update)));
    expect(await readInRoom()).toBe('meetings');
  });

  it('begin once, also if two people begin at the same time', async () => {
    const pages = [openPage(), openPage()];
    for (const page of pages) page.text.insert(0, 'a');
    const outcomes = await Promise.all(pages.flatMap((page) => page.take().map((update) => write(update))));
    expect(outcomes.map(({ isFirst }) => isFirst).toSorted()).toEqual([false, true]);
    expect(await readInRoom()).toBe('aa');
  });

  it('are read by the participants after the meeting, without the deleted words', async () => {
    await type('Decided: soup');
    const page = openPage(await open());
    page.text.delete(9, 4);
    page.text.insert(9, 'salad');
    for (const update of page.take()) await write(update, keys.gus);
    await end();
    expect(await read(bo)).toEqual({ text: 'Decided: salad', changedAt: meet.clock.now(), mayDelete: false });
    const { update, changes } = (await meet.deps.notes.findById(meetingId).lean())!;
    expect(changes).toEqual([]);
    expect(Buffer.from(update, 'base64').toString('latin1')).toContain('salad');
    expect(Buffer.from(update, 'base64').toString('latin1')).not.toContain('soup');
  });

  it('refuse a change that is none, and keep the text', async () => {
    await type('kept');
    for (const update of [encode(Buffer.from('no update of Yjs')), encode(new Uint8Array([1, 200, 3]))])
      expect(await write(update)).toMatchObject({ refusal: 'unreadable' });
    expect(await readInRoom()).toBe('kept');
  });

  it('merge many changes into one record', async () => {
    for (let at = 0; at < 105; at += 1) await type(`${at},`);
    expect((await meet.deps.notes.findById(meetingId).lean())!.changeCount).toBeLessThan(100);
    expect(await readInRoom()).toBe(Array.from({ length: 105 }, (_, at) => `${at},`).join(''));
  });

  it('refuse 1 MB at once', async () => {
    const { doc } = openPage().text;
    doc!.getText('notes').insert(0, 'x'.repeat(1_000_000));
    await expect(write(encode(encodeStateAsUpdate(doc!)))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await open()).toEqual([]);
  });

  it('refuse what makes them too large, keep the rest, and may then be shortened', async () => {
    await type('a');
    const page = openPage(await open());
    for (let at = 0; at < 20; at += 1) page.text.insert(0, '한'.repeat(9_000));
    const refusals = [];
    for (const update of page.take()) refusals.push((await write(update)).refusal);
    expect(new Set(refusals.slice(0, 18))).toEqual(new Set([null]));
    expect(refusals.at(-1)).toBe('full');
    const { length } = await readInRoom();
    const reloaded = openPage(await open());
    reloaded.text.delete(0, 20_000);
    for (const update of reloaded.take()) expect(await write(update)).toMatchObject({ refusal: null });
    expect(await type('more')).toMatchObject([{ refusal: null }]);
    expect((await readInRoom()).length).toBe(length - 20_000 + 4);
    const stored = (await meet.deps.notes.findById(meetingId).lean())!;
    expect(stored.size).toBeLessThanOrEqual(NOTES_LIMITS.bytes);
  });

  it('refuse people who left, or who were never in the meeting', async () => {
    await leaveOfBo();
    const [update] = [openPage()].flatMap((page) => (page.text.insert(0, 'a'), page.take()));
    for (const key of [keys.bo, 'nobody']) {
      await expect(write(update!, key)).rejects.toMatchObject({ code: 'NOT_IN_MEETING' });
      await expect(open(key)).rejects.toMatchObject({ code: 'NOT_IN_MEETING' });
    }
  });

  it('can be neither read nor deleted by people who were not in the meeting, or were removed', async () => {
    await type('secret');
    await leaveOfBo({ removed: true });
    await end();
    for (const as of [meet.signIn({ fullName: 'Eve' }), bo]) {
      expect((await ask(as)).status).toBe(404);
      expect((await remove(as)).status).toBe(404);
    }
    expect([(await ask()).status, (await remove()).status]).toEqual([401, 401]);
    expect((await read(olga))?.text).toBe('secret');
  });

  it('are indicated in the history until a host deletes them', async () => {
    const notified = async (as: TestPerson) => {
      const { meetings } = (await meet.request('get-meetings-history', {}, { as })).body as { meetings: PastMeeting[] };
      return meetings.map(({ hasNotes }) => hasNotes);
    };
    await type('kept');
    expect((await remove(olga)).body).toMatchObject({ code: 'MEETING_NOT_OVER' });
    await end();
    expect([await notified(bo), (await read(olga))?.mayDelete]).toEqual([[true], true]);
    expect((await remove(bo)).status).toBe(404);
    expect((await remove(olga)).body).toMatchObject({ success: true });
    expect([await notified(bo), await read(olga)]).toEqual([[false], null]);
  });
});
