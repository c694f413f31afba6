import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  getJoinedMeetingsHistory,
  getMeetingData,
  getMeetingsHistory,
  getOngoingMeetings,
  getScheduledMeetings,
  heartbeat,
  inviteContactToMeeting,
  type MeetingSession,
} from '@meet/meetings-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

const SUBJECT = 'Merger with Acme';
const OWNER = { fullName: 'Olga Owner', email: 'olga.owner@example.com' };
const SECRETS = [SUBJECT, OWNER.fullName, OWNER.email, 's3cret'];

describe.each([
  ['in the embedded room', {}],
  ['on a Jitsi deployment', { JITSI_DOMAIN: 'jitsi.example.org', JITSI_APP_SECRET: 'x'.repeat(32) }],
] as const)('a meeting with a password, %s', (_where, env) => {
  let meet: TestMeetings;
  let owner: TestPerson;
  let stranger: TestPerson;
  let roomId: string;
  beforeAll(async () => {
    meet = await startMeetings(env);
    owner = meet.signIn(OWNER);
  });
  afterAll(() => meet.close());
  beforeEach(async () => {
    stranger = meet.signIn({ fullName: 'Eve Stranger' });
    ({ roomId } = (await meet.request('create-meeting', { password: 's3cret' }, { as: owner })).body);
    await meet.request('start-meeting', { roomId, subject: SUBJECT }, { as: owner });
    meet.neighbours.mails.splice(0);
    meet.neighbours.notices.splice(0);
    meet.events.splice(0);
  });

  const notified = () => JSON.stringify([meet.neighbours.mails, meet.neighbours.notices, meet.events]);
  const namesNothing = (text: string) => {
    for (const secret of SECRETS) expect(text).not.toContain(secret);
  };

  it('reveals to strangers only the data for the password form, not its owner and subject', async () => {
    for (const as of [undefined, stranger]) {
      const caller = as && { as };
      const joined = await meet.request('join-meeting', { roomId, name: 'Eve' }, caller);
      const seat = { meetingContactHistoryId: joined.body.meetingContactHistoryId };
      const data = await meet.request('get-meeting-data', { roomId }, caller);
      expect(data.body).toMatchObject({ roomId, passwordRequired: true, isMeetingLive: true, meetingStartTime: null });
      const answers = [
        joined,
        data,
        await meet.request(heartbeat, { roomId, ...seat }, caller),
        await meet.request(heartbeat, { roomId }, caller),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(answers[3]!.body).toMatchObject({ participants: 0, meetingStartTime: null, meetingEndTime: null });
      namesNothing(JSON.stringify(answers));
      namesNothing(Buffer.from(joined.body.jwt.split('.')[1], 'base64url').toString());
    }
    namesNothing(notified());
  });

  it('is in no list of a person who was not admitted', async () => {
    const { body } = await meet.request('join-meeting', { roomId }, { as: stranger });
    await meet.request(heartbeat, { roomId, meetingContactHistoryId: body.meetingContactHistoryId }, { as: stranger });
    const lists = async () =>
      Promise.all(
        [getJoinedMeetingsHistory, getOngoingMeetings, getMeetingsHistory, getScheduledMeetings].map(
          async (call) => (await meet.request(call, {}, { as: stranger })).body,
        ),
      );
    namesNothing(JSON.stringify(await lists()));
    await meet.request('end-meeting', { roomId }, { as: owner });
    namesNothing(JSON.stringify(await lists()));
  });

  it('is not revealed by mails and calls that a stranger sends', async () => {
    const { body } = await meet.request('join-meeting', { roomId }, { as: stranger });
    await meet.request(heartbeat, { roomId, meetingContactHistoryId: body.meetingContactHistoryId }, { as: stranger });
    const accomplice = meet.signIn();
    const to = [stranger.email, accomplice.email, 'nobody@example.com'];
    await meet.request('send-email-when-start-meeting', { to, roomId }, { as: stranger });
    expect(meet.neighbours.mails.length).toBeGreaterThan(0);
    meet.neighbours.contacts.set(stranger.accountId, [
      { contactId: 'c1', email: accomplice.email, fullName: 'Al', accountId: accomplice.accountId },
    ]);
    const called = await meet.request(inviteContactToMeeting, { contactId: 'c1', roomId }, { as: stranger });
    expect(called.body).toMatchObject({ success: false, code: 'NOT_IN_MEETING' });
    expect((await meet.request('open-meeting-chat', { roomId }, { as: stranger })).body.code).toBe('NOT_IN_MEETING');
    namesNothing(notified());
  });

  it('reveals subject, owner and start to admitted people', async () => {
    for (const as of [undefined, stranger]) {
      const caller = as && { as };
      const { body } = await meet.request('join-meeting', { roomId, name: 'Gus' }, caller);
      await meet.enter(body as MeetingSession);
      const seat = { meetingContactHistoryId: body.meetingContactHistoryId };
      const about = { subject: SUBJECT, ownerName: OWNER.fullName, meetingStartTime: expect.any(Number) };
      expect((await meet.request(heartbeat, { roomId, ...seat }, caller)).body).toMatchObject(about);
      // Also after a reload.
      expect((await meet.request('join-meeting', { roomId, name: 'Gus', ...seat }, caller)).body).toMatchObject(about);
    }
    expect((await meet.request(getMeetingData, { roomId }, { as: stranger })).body).toMatchObject({ subject: SUBJECT });
    const history = await meet.request(getJoinedMeetingsHistory, {}, { as: stranger });
    expect(history.body.userJoinMeetingHistory).toMatchObject([
      { roomId, meetingSubject: SUBJECT, meetingOwnerEmailAddress: OWNER.email },
    ]);
  });

  it('is shown in full to its owner', async () => {
    const { body } = await meet.request('join-meeting', { roomId }, { as: owner });
    expect(body).toMatchObject({ subject: SUBJECT, ownerName: OWNER.fullName, password: 's3cret' });
    expect((await meet.request(getMeetingData, { roomId }, { as: owner })).body).toMatchObject({ subject: SUBJECT });
    await meet.request('send-email-when-start-meeting', { to: ['guest@example.com'], roomId }, { as: owner });
    expect(meet.neighbours.mails.at(-1)!.subject).toContain(SUBJECT);
  });
});
