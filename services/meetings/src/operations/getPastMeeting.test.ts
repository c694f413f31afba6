import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChatMessage } from '@meet/chat-contract';
import {
  deletePastMeetingContent,
  endRoomPoll,
  finishRecording,
  getMeetingNotes,
  getMeetingPolls,
  getMeetingsHistory,
  getMeetingTranscript,
  getPastMeeting,
  getRecordings,
  keepRoomTranscript,
  openRoomPoll,
  startRecording,
  uploadRecordingPart,
  writeRoomNotes,
  writeRoomTranscript,
  type MeetingSession,
} from '@meet/meetings-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { Doc, encodeStateAsUpdate } from 'yjs';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

const MINUTE = 60_000;
const KEPT = { isRecorded: true, hasPolls: true, hasTranscript: true, hasNotes: true };
const NOTHING = { isRecorded: false, hasPolls: false, hasTranscript: false, hasNotes: false };

describe('the page of a past meeting', () => {
  let meet: TestMeetings;
  let olga: TestPerson;
  let bo: TestPerson;
  let roomId: string;
  let meetingId: string;
  /** Room token of the owner. */
  let participantKey: string;
  let leaveOfBo: Awaited<ReturnType<TestMeetings['enter']>>;

  beforeAll(async () => {
    meet = await startMeetings({ RECORDINGS: 'true' });
  });
  afterAll(() => meet.close());
  beforeEach(async () => {
    [olga, bo] = [meet.signIn({ fullName: 'Olga Owner' }), meet.signIn({ fullName: 'Bo Stan' })];
    roomId = (await meet.request('create-meeting', { lobby: false }, { as: olga })).body.roomId as string;
    const host = (await meet.request('start-meeting', { roomId, subject: 'Retro' }, { as: olga }))
      .body as MeetingSession;
    participantKey = host.meetingContactHistoryId;
    await meet.enter(host);
    meetingId = (await meet.deps.meetings.findOne({ roomId, live: true }).lean())!._id;
    meet.clock.advance(MINUTE);
    leaveOfBo = await meet.enter((await meet.request('join-meeting', { roomId }, { as: bo })).body as MeetingSession);
  });

  /** Fills the running meeting with everything that can be kept of one. */
  async function fill() {
    const { recordingId, sessionId } = (
      await meet.request(startRecording, { roomId, type: 'video/webm' }, { as: olga })
    ).body as { recordingId: string; sessionId: string };
    const part = { recordingId, sessionId, number: '0' };
    await meet.request(uploadRecordingPart, part, { as: olga, bytes: Buffer.from('picture') });
    await meet.request(finishRecording, { recordingId, sessionId }, { as: olga });
    const place = { roomId, participantKey };
    await meet.client.call(keepRoomTranscript, { ...place, enabled: true }, SERVICE_CALLER);
    const at = meet.clock.now();
    const line = { lineId: 'line-1', name: 'Olga Owner', text: 'Hello', startedAt: at, endedAt: at + 900 };
    await meet.client.call(writeRoomTranscript, { ...place, ...line }, SERVICE_CALLER);
    const pollId = `poll-of-${meetingId}`;
    const poll = { pollId, question: 'Lunch?', options: ['Soup', 'Salad'], isMultiple: false, isAnonymous: false };
    await meet.client.call(openRoomPoll, { ...place, ...poll }, SERVICE_CALLER);
    await meet.client.call(endRoomPoll, { ...place, pollId }, SERVICE_CALLER);
    const doc = new Doc();
    doc.getText('notes').insert(0, 'Decided: soup');
    const update = Buffer.from(encodeStateAsUpdate(doc)).toString('base64');
    await meet.client.call(writeRoomNotes, { ...place, update }, SERVICE_CALLER);
  }
  const said = (content: string, changes: Partial<ChatMessage> = {}): ChatMessage => ({
    ...{ chatId: 'chat-1', sequence: 1, clientMessageId: 'sent-1', name: 'Olga Owner', email: olga.email },
    ...{ avatar: null, content, mentions: [], file: null, change: 0, revision: 1, editedAt: null, deletedAt: null },
    ...{ isBot: false, isPinned: false, reactions: [], replyTo: null, thread: null, timestamp: meet.clock.now() },
    ...changes,
  });
  const end = () => meet.request('end-meeting', { roomId }, { as: olga });
  const open = (as?: TestPerson) => meet.request(getPastMeeting, { meetingId }, { as });
  const remove = (as?: TestPerson) => meet.request(deletePastMeetingContent, { meetingId }, { as });

  it('shows the meeting as the history lists it, with the chat of its time', async () => {
    await meet.say(`room-${roomId}`, said('Welcome'));
    await meet.say(`room-${roomId}`, said('', { sequence: 2, deletedAt: meet.clock.now() }));
    await fill();
    meet.clock.advance(MINUTE);
    await end();
    meet.clock.advance(MINUTE);
    await meet.say(`room-${roomId}`, said('Afterwards', { sequence: 3 }));
    const { body } = await open(bo);
    expect(body).toMatchObject({
      meeting: { subject: 'Retro', isOwner: false, durationInSeconds: 120, ...KEPT },
      mayDeleteAll: false,
    });
    expect(body.chat).toMatchObject([{ name: 'Olga Owner', content: 'Welcome' }]);
    const { meetings } = (await meet.request(getMeetingsHistory, {}, { as: bo })).body;
    expect(meetings).toEqual([body.meeting]);
    expect((await open(olga)).body).toMatchObject({ meeting: { isOwner: true }, mayDeleteAll: true });
  });

  it('shows a removed person the meeting, and nothing that is kept of it', async () => {
    await meet.say(`room-${roomId}`, said('Welcome'));
    await fill();
    await leaveOfBo({ removed: true });
    await end();
    expect((await open(bo)).body).toMatchObject({ meeting: { subject: 'Retro', ...NOTHING }, chat: [] });
  });

  it('is closed to strangers and visitors, and while the meeting runs', async () => {
    expect((await open(olga)).body).toMatchObject({ success: false, code: 'NOT_FOUND' });
    await end();
    expect((await open(meet.signIn())).body).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect((await open()).status).toBe(401);
  });

  it('keeps the meeting after the deletion of its room, without the chat', async () => {
    await meet.say(`room-${roomId}`, said('Welcome'));
    await end();
    await meet.deps.rooms.deleteOne({ _id: roomId });
    expect((await open(olga)).body).toMatchObject({ success: true, meeting: { subject: 'Retro' }, chat: [] });
  });

  describe('after its content was deleted', () => {
    it('shows the meeting, and nothing of it is left', async () => {
      await fill();
      await end();
      expect((await remove(olga)).body).toMatchObject({ success: true });
      expect((await open(bo)).body).toMatchObject({ meeting: { subject: 'Retro', ...NOTHING } });
      const kept = [getRecordings, getMeetingTranscript, getMeetingPolls, getMeetingNotes];
      const answers = await Promise.all(kept.map((call) => meet.request(call, { meetingId }, { as: olga })));
      expect(answers.map(({ body }) => body)).toMatchObject([
        { recordings: [] },
        { lines: [] },
        { polls: [] },
        { notes: null },
      ]);
      expect((await remove(olga)).body).toMatchObject({ success: true });
    });

    it('stays as it was if anyone else asked, or the meeting still runs', async () => {
      await fill();
      expect((await remove(olga)).body).toMatchObject({ success: false, code: 'MEETING_NOT_OVER' });
      await end();
      for (const other of [bo, meet.signIn()]) {
        expect((await remove(other)).body).toMatchObject({ success: false, code: 'NOT_FOUND' });
      }
      expect((await remove()).status).toBe(401);
      expect((await open(bo)).body).toMatchObject({ meeting: KEPT });
    });
  });
});
