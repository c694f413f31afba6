import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  deleteRecording,
  finishRecording,
  getRecordingFile,
  getRecordings,
  getRoomSettings,
  RECORDING_LEASE_MS,
  RECORDING_LIMITS,
  startRecording,
  uploadRecordingPart,
  type MeetingRecording,
  type MeetingSession,
  type PastMeeting,
} from '@meet/meetings-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { sweepRecordings } from '../recordings/sweepRecordings.ts';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

const TYPE = 'video/webm;codecs=vp8,opus';
const DAY = 86_400_000;
const MEGABYTE = 1_000_000;

describe('recordings', () => {
  let meet: TestMeetings;
  let olga: TestPerson;
  let bo: TestPerson;
  let roomId: string;
  let meetingId: string;
  let leaveOfBo: Awaited<ReturnType<TestMeetings['enter']>>;

  beforeAll(async () => {
    meet = await startMeetings({ RECORDINGS: 'true', RECORDING_ACCOUNT_MB: '20' });
  });
  afterAll(() => meet.close());
  beforeEach(async () => {
    [olga, bo] = [meet.signIn({ fullName: 'Olga Owner' }), meet.signIn({ fullName: 'Bo Stan' })];
    roomId = (await meet.request('create-meeting', { lobby: false }, { as: olga })).body.roomId as string;
    const session = (await meet.request('start-meeting', { roomId, subject: 'Retro' }, { as: olga }))
      .body as MeetingSession;

    await meet.enter(session);
    meetingId = (await meet.deps.meetings.findOne({ roomId, live: true }).lean())!._id;
    leaveOfBo = await meet.enter((await meet.request('join-meeting', { roomId }, { as: bo })).body as MeetingSession);
  });

  const start = (as = olga, recordingId?: string) =>
    meet.request(startRecording, { roomId, type: TYPE, recordingId }, { as });
  async function started(as = olga, recordingId?: string) {
    const { body } = await start(as, recordingId);
    expect(body).toMatchObject({ success: true });
    return body as unknown as { recordingId: string; sessionId: string };
  }
  const send = (session: { recordingId: string; sessionId: string }, number: number, bytes: Buffer, as = olga) => {
    const { recordingId, sessionId } = session;
    return meet.request(uploadRecordingPart, { recordingId, sessionId, number: `${number}` }, { as, bytes });
  };
  const part = (content: string) => Buffer.from(content);
  const list = async (as = olga) => {
    const { body } = await meet.request(getRecordings, { meetingId }, { as });
    expect(body).toMatchObject({ success: true });
    return body.recordings as MeetingRecording[];
  };
  const read = (recordingId: string, as = olga, segment = 0, headers = {}) =>
    meet.request(getRecordingFile, { recordingId, segment: `${segment}` }, { as, headers });
  const sweep = () => sweepRecordings(meet.deps);

  it('join their parts in order, and serve any range of bytes', async () => {
    const session = await started();
    for (const [number, content] of ['abc', 'defg', 'hi'].entries()) {
      expect((await send(session, number, part(content))).body).toMatchObject({ next: number + 1 });
    }
    await meet.request(finishRecording, session, { as: olga });
    const whole = await read(session.recordingId);
    expect(whole).toMatchObject({ status: 200, headers: { 'content-type': 'video/webm', 'accept-ranges': 'bytes' } });
    expect(whole.body.toString()).toBe('abcdefghi');
    const some = await read(session.recordingId, olga, 0, { range: 'bytes=2-7' });
    expect([some.status, some.body.toString()]).toEqual([206, 'cdefgh']);
    expect(await list()).toMatchObject([{ bytes: 9, mayDelete: true, segments: [{ type: TYPE, bytes: 9 }] }]);
  });

  it('store a repeated part once, even if it arrives twice at the same time, and leave out an empty one', async () => {
    const session = await started();
    await Promise.all([send(session, 0, part('one')), send(session, 0, part('one'))]);
    expect((await send(session, 0, part('one'))).body).toMatchObject({ next: 1 });
    expect((await send(session, 1, Buffer.alloc(0))).body).toMatchObject({ next: 1 });
    await send(session, 1, part('two'));
    expect((await read(session.recordingId)).body.toString()).toBe('onetwo');
  });

  it('refuse a part that is out of order, of another session or from another person', async () => {
    const session = await started();
    expect((await send(session, 1, part('two'))).body).toMatchObject({ code: 'RECORDING_PART_MISSING' });
    expect((await send({ ...session, sessionId: 'another' }, 0, part('one'))).body).toMatchObject({
      code: 'RECORDING_TAKEN_OVER',
    });
    expect((await send(session, 0, part('one'), bo)).body).toMatchObject({ code: 'RECORDING_NOT_FOUND' });
  });

  it('refuse a part of more than 16 MB, and continue', async () => {
    const session = await started();
    const huge = await send(session, 0, Buffer.alloc(RECORDING_LIMITS.partBytes + 1));
    expect(huge).toMatchObject({ status: 413, body: { code: 'RECORDING_PART_TOO_LARGE' } });
    expect((await send(session, 0, part('one'))).body).toMatchObject({ next: 1 });
  });

  it('refuse a part after their end, and keep the earlier ones', async () => {
    const session = await started();
    await send(session, 0, part('one'));
    await meet.request(finishRecording, session, { as: olga });
    expect((await send(session, 1, part('two'))).body).toMatchObject({ code: 'RECORDING_OVER' });
    expect((await read(session.recordingId)).body.toString()).toBe('one');
  });

  it('can be started only by a present host, one at a time', async () => {
    expect((await start(bo)).body).toMatchObject({ code: 'RECORDING_REFUSED' });
    await started();
    expect((await start()).body).toMatchObject({ code: 'RECORDING_RUNNING' });
  });

  it('continue in a new segment after a reload, and refuse the former page', async () => {
    const former = await started();
    await send(former, 0, part('one'));
    const session = await started(olga, former.recordingId);
    expect(session.recordingId).toBe(former.recordingId);
    expect((await send(former, 1, part('late'))).body).toMatchObject({ code: 'RECORDING_TAKEN_OVER' });
    await send(session, 0, part('two'));
    expect((await read(session.recordingId, olga, 1)).body.toString()).toBe('two');
  });

  it('can be continued by another host if the recorder is silent, and otherwise end', async () => {
    meet.neighbours.moderators.add(`${olga.accountId} ${bo.accountId}`);
    const session = await started();
    await send(session, 0, part('one'));
    expect((await start(bo)).body).toMatchObject({ code: 'RECORDING_RUNNING' });
    meet.clock.advance(RECORDING_LEASE_MS);
    const other = await started(bo);
    expect(other.recordingId).toBe(session.recordingId);
    await send(other, 0, part('two'), bo);
    expect((await send(session, 1, part('late'))).body).toMatchObject({ code: 'RECORDING_TAKEN_OVER' });
    const late = await meet.request(finishRecording, session, { as: olga });
    expect(late.body).toMatchObject({ code: 'RECORDING_TAKEN_OVER' });
    await sweep();
    expect(await list()).toMatchObject([{ endedAt: null }]);
    meet.clock.advance(RECORDING_LEASE_MS);
    await sweep();
    expect(await list()).toMatchObject([{ endedAt: meet.clock.now(), bytes: 6 }]);
  });

  it('refuse parts of a host who was removed', async () => {
    meet.neighbours.moderators.add(`${olga.accountId} ${bo.accountId}`);
    const session = await started(bo);
    await send(session, 0, part('one'), bo);
    await leaveOfBo({ removed: true });
    expect((await send(session, 1, part('two'), bo)).body).toMatchObject({ code: 'RECORDING_REFUSED' });
    expect((await read(session.recordingId)).body.toString()).toBe('one');
    expect((await read(session.recordingId, bo)).status).toBe(404);
  });

  it('refuse parts of a host who left', async () => {
    meet.neighbours.moderators.add(`${olga.accountId} ${bo.accountId}`);
    const session = await started(bo);
    await leaveOfBo({});
    expect((await send(session, 0, part('last'), bo)).body).toMatchObject({ next: 1 });
    meet.clock.advance(RECORDING_LEASE_MS + 1);
    expect((await send(session, 1, part('later'), bo)).body).toMatchObject({ code: 'RECORDING_REFUSED' });
    expect((await read(session.recordingId)).body.toString()).toBe('last');
  });

  it('end after four hours, and are kept', async () => {
    const session = await started();
    await send(session, 0, part('one'));
    meet.clock.advance(RECORDING_LIMITS.durationMs + 1);
    expect((await send(session, 1, part('two'))).body).toMatchObject({ code: 'RECORDING_TOO_LONG' });
    await sweep();
    expect((await read(session.recordingId)).body.toString()).toBe('one');
  });

  it('end at 2 GB, and are kept', async () => {
    const session = await started();
    await send(session, 0, part('one'));
    const all = { _id: session.recordingId };
    await meet.deps.recordings.updateOne(all, { $set: { bytes: RECORDING_LIMITS.bytes - 1 } });
    expect((await send(session, 1, part('two'))).body).toMatchObject({ code: 'RECORDING_TOO_LARGE' });
    expect((await read(session.recordingId)).body.toString()).toBe('one');
  });

  it('end at their owner’s quota, and are kept', async () => {
    const session = await started();
    await send(session, 0, Buffer.alloc(15 * MEGABYTE, 'a'));
    expect((await send(session, 1, Buffer.alloc(6 * MEGABYTE))).body).toMatchObject({ code: 'RECORDING_QUOTA_FULL' });
    expect(await list()).toMatchObject([{ bytes: 15 * MEGABYTE, endedAt: meet.clock.now() }]);
  });

  it('end with a message if the disk is full, and keep the earlier parts', async () => {
    const session = await started();
    await send(session, 0, part('one'));
    const { deps } = meet;
    const { openBlobs } = deps;
    const stage = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
    Object.assign(deps, { openBlobs: (area: string) => ({ ...openBlobs(area), stage }) });
    const full = await send(session, 1, part('two'));
    Object.assign(deps, { openBlobs });
    expect(full.body).toMatchObject({ code: 'RECORDING_DISK_FULL' });
    expect((await read(session.recordingId)).body.toString()).toBe('one');
  });

  it('can be neither read, listed nor deleted by people who were not in the meeting', async () => {
    const session = await started();
    await send(session, 0, part('one'));
    await meet.request(finishRecording, session, { as: olga });
    const stranger = meet.signIn({ fullName: 'Eve' });
    const calls = [
      [getRecordings, { meetingId }],
      [getRecordingFile, { recordingId: session.recordingId, segment: '0' }],
      [deleteRecording, { recordingId: session.recordingId }],
      [finishRecording, session],
      [uploadRecordingPart, { ...session, number: '1' }],
    ] as const;
    for (const [call, input] of calls) {
      expect((await meet.request(call, input, { as: stranger })).status).toBe(404);
      expect((await meet.request(call, input)).status).toBe(401);
    }
    expect((await start(stranger)).body).toMatchObject({ code: 'RECORDING_REFUSED' });
    expect((await read(session.recordingId, bo)).body.toString()).toBe('one');
    expect(await list(bo)).toMatchObject([{ mayDelete: false }]);
    const deletion = await meet.request(deleteRecording, { recordingId: session.recordingId }, { as: bo });
    expect(deletion.status).toBe(404);
  });

  it('are indicated in the history, except to people who were removed', async () => {
    const mo = meet.signIn({ fullName: 'Mo Munte' });
    const leave = await meet.enter((await meet.request('join-meeting', { roomId }, { as: mo })).body as MeetingSession);
    const session = await started();
    await send(session, 0, part('one'));
    await leave({ removed: true });
    await meet.request('end-meeting', { roomId }, { as: olga });
    const notified = async (as: TestPerson) => {
      const { meetings } = (await meet.request('get-meetings-history', {}, { as })).body as { meetings: PastMeeting[] };
      return meetings.map(({ isRecorded }) => isRecorded);
    };
    expect([await notified(olga), await notified(bo), await notified(mo)]).toEqual([[true], [true], [false]]);
    await meet.request(finishRecording, session, { as: olga });
    await meet.request(deleteRecording, { recordingId: session.recordingId }, { as: olga });
    expect(await notified(bo)).toEqual([false]);
  });

  it('can be deleted by the owner, but not while they run', async () => {
    const session = await started();
    const { recordingId } = session;
    await send(session, 0, part('one'));
    const remove = () => meet.request(deleteRecording, { recordingId }, { as: olga });
    expect((await remove()).body).toMatchObject({ code: 'RECORDING_RUNNING' });
    await meet.request(finishRecording, session, { as: olga });
    await remove();
    expect((await read(recordingId)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('are deleted after their retention period, and at their end if they are empty', async () => {
    const empty = await started();
    await meet.request(finishRecording, empty, { as: olga });
    expect(await list()).toEqual([]);
    const session = await started();
    await send(session, 0, part('one'));
    await meet.request(finishRecording, session, { as: olga });
    meet.clock.advance(90 * DAY - 1);
    await sweep();
    expect(await list()).toHaveLength(1);
    meet.clock.advance(1);
    await sweep();
    expect(await list()).toEqual([]);
  });

  it('are announced in the room and before joining while they run, also to a room that opens again', async () => {
    const notified = () => meet.versioned.filter(({ name, roomId: room }) => name === 'setRecorded' && room === roomId);
    const isRecorded = async () => (await meet.request('get-meeting-data', { roomId })).body.isRecorded;
    const settings = () => meet.client.call(getRoomSettings, { roomId }, SERVICE_CALLER);
    expect([await isRecorded(), (await settings()).recorded]).toEqual([false, undefined]);
    const session = await started();
    await send(session, 0, part('one'));
    expect(notified()).toMatchObject([{ value: true }]);
    expect([await isRecorded(), (await settings()).recorded]).toEqual([true, true]);
    // A reloaded page continues the recording, so nobody is notified of an end.
    const next = await started(olga, session.recordingId);
    expect(notified()).toHaveLength(1);
    await meet.request(finishRecording, next, { as: olga });
    const [start, end] = notified();
    expect(end).toMatchObject({ value: false });
    expect(end!.version).toBeGreaterThan(start!.version!);
    expect([await isRecorded(), (await settings()).recorded]).toEqual([false, undefined]);
    const silent = await started();
    await send(silent, 0, part('one'));
    meet.clock.advance(RECORDING_LEASE_MS);
    await sweep();
    expect(notified().map(({ value }) => value)).toEqual([true, false, true, false]);
  });

  it('do not begin if the room cannot be notified', async () => {
    const { deps } = meet;
    const { roomControl } = deps;
    const setRecorded = () => Promise.reject(new Error('away'));
    Object.assign(deps, { roomControl: { ...roomControl, setRecorded } });
    const { status } = await start();
    Object.assign(deps, { roomControl });
    expect([status, await list()]).toEqual([500, []]);
    await started();
  });

  it('are offered only to hosts', async () => {
    const join = async (as: TestPerson) => (await meet.request('join-meeting', { roomId }, { as })).body.mayRecord;
    expect([await join(olga), await join(bo)]).toEqual([true, false]);
    meet.neighbours.moderators.add(`${olga.accountId} ${bo.accountId}`);
    expect(await join(bo)).toBe(true);
  });

  it('are refused by a deployment that does not enable them', async () => {
    const closed = await startMeetings();
    const as = closed.signIn();
    const { body } = await closed.request(startRecording, { roomId: '123456789', type: TYPE }, { as });
    expect(body).toMatchObject({ code: 'RECORDINGS_OFF' });
    const { roomId: own } = (await closed.request('create-meeting', { lobby: false }, { as })).body as MeetingSession;
    expect((await closed.request('start-meeting', { roomId: own }, { as })).body).toMatchObject({ mayRecord: false });
    await closed.close();
  });
});
