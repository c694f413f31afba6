import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChatMessage } from '@meet/chat-contract';
import { personColor } from '@meet/contracts/people';
import type { MeetingSession } from '@meet/meetings-contract';
import { metrics } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

const MINUTE = 60_000;
const PICTURE = '/api/avatars/of-olga';

describe('the summary of a meeting', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    meet = await startMeetings();
  });
  afterAll(() => meet.close());

  /** Holds a meeting of nineteen minutes: an early guest leaves after five, a late one comes after ten. */
  async function held() {
    const [owner, bo] = [
      meet.signIn({ fullName: 'Olga Owner', avatar: PICTURE }),
      meet.signIn({ fullName: 'Bo Stan' }),
    ];
    const { roomId } = (await meet.request('create-meeting', { lobby: false }, { as: owner })).body;
    const start = await meet.request('start-meeting', { roomId, subject: 'Retro' }, { as: owner });
    const host = start.body as MeetingSession;
    await meet.enter(host);
    const join = async (name: string | undefined, as?: TestPerson) => {
      meet.clock.advance(1);
      const session = (await meet.request('join-meeting', { roomId, name }, as ? { as } : {})).body as MeetingSession;
      return { session, leave: await meet.enter(session) };
    };
    const [member, early] = [await join(undefined, bo), await join('Early Guest')];
    await meet.say(`room-${roomId}`, said('Welcome'));
    await meet.say(`room-${roomId}`, { ...said(''), sequence: 2, deletedAt: meet.clock.now() });
    meet.clock.advance(5 * MINUTE);
    await early.leave();
    meet.clock.advance(5 * MINUTE);
    const late = await join('Late Guest');
    meet.clock.advance(9 * MINUTE);
    const end = () => meet.request('end-meeting', { roomId }, { as: owner });
    return { owner, bo, roomId, host, member: member.session, early: early.session, late, end };
  }
  const said = (content: string): ChatMessage => ({
    ...{ chatId: 'chat-1', sequence: 1, clientMessageId: 'sent-1', name: 'Olga Owner', email: 'olga@example.com' },
    ...{
      avatar: null,
      content,
      mentions: [],
      file: null,
      change: 0,
      revision: 1,
      editedAt: null,
      deletedAt: null,
      isBot: false,
      isPinned: false,
      reactions: [],
      replyTo: null,
      thread: null,
      timestamp: meet.clock.now(),
    },
  });
  const ask = (session: Pick<MeetingSession, 'meetingContactHistoryId'>, as?: TestPerson) =>
    meet.request('get-meeting-summary', { meetingContactHistoryId: session.meetingContactHistoryId }, as ? { as } : {});
  const listNames = (body: Record<string, unknown>) =>
    (body.participants as { fullName: string }[]).map(({ fullName }) => fullName);

  it('shows accounts who was present and for how long, and the chat during the meeting', async () => {
    const { owner, bo, roomId, host, member, end } = await held();
    await end();
    meet.clock.advance(MINUTE);
    await meet.say(`room-${roomId}`, said('Afterwards'));
    const { body } = await ask(host, owner);
    expect(body).toMatchObject({ roomId, subject: 'Retro', durationInSeconds: 19 * 60, mayStart: true, quality: null });
    expect(listNames(body)).toEqual(['Olga Owner', 'Bo Stan', 'Early Guest', 'Late Guest']);
    expect(body.participants).toMatchObject([{ secondsPresent: 19 * 60 }, {}, { secondsPresent: 5 * 60 }, {}]);
    expect((body.chat as { content: string }[]).map(({ content }) => content)).toEqual(['Welcome']);
    expect((await ask(member, bo)).body).toMatchObject({ mayStart: false, chat: [{ content: 'Welcome' }] });
  });

  it('shows guests the names of people whom they met, without addresses and chat', async () => {
    const { early, late, end } = await held();
    await end();
    const { body } = await ask(early);
    expect(listNames(body)).toEqual(['Olga Owner', 'Bo Stan', 'Early Guest']);
    expect(listNames((await ask(late.session)).body)).toEqual(['Olga Owner', 'Bo Stan', 'Late Guest']);
    expect(body).toMatchObject({ chat: null, mayStart: false });
    expect(JSON.stringify(body)).not.toContain('@');
  });

  it('shows everyone the pictures and colours that people had in the room', async () => {
    const { owner, bo, host, member, early, end } = await held();
    await end();
    const getLooks = ({ participants }: Record<string, unknown>) =>
      (participants as { avatar: string | null; colours: string[] }[])
        .slice(0, 3)
        .map(({ avatar, colours }) => ({ avatar, colours }));
    const looks = getLooks((await ask(host, owner)).body);
    expect(looks).toEqual([
      { avatar: PICTURE, colours: personColor(owner.email) },
      { avatar: null, colours: personColor(bo.email) },
      { avatar: null, colours: personColor('Early Guest') },
    ]);
    expect(getLooks((await ask(member, bo)).body)).toEqual(looks);
    expect(getLooks((await ask(early)).body)).toEqual(looks);
  });

  it('is refused to other people, and to those who were removed or never entered', async () => {
    const { owner, roomId, host, late, end } = await held();
    const waiting = (await meet.request('join-meeting', { roomId, name: 'Wanda' })).body as MeetingSession;
    await late.leave({ removed: true });
    await end();
    for (const [session, as] of [
      [host, meet.signIn()],
      [host, undefined],
      [waiting, undefined],
      [late.session, undefined],
      [{ meetingContactHistoryId: 'unknown' }, owner],
    ] as const)
      expect((await ask(session, as)).status).toBe(404);
  });

  it('keeps each person’s last rating, and counts ratings in the metrics', async () => {
    const { owner, host, early, end } = await held();
    await end();
    const rate = (session: MeetingSession, quality: string, as?: TestPerson) =>
      meet.request(
        'rate-meeting',
        { meetingContactHistoryId: session.meetingContactHistoryId, quality },
        as ? { as } : {},
      );
    const counted = async (quality: string) =>
      Number(
        new RegExp(`meet_meeting_ratings_total\\{quality="${quality}"\\} (\\d+)`).exec(await metrics.metrics())?.[1] ??
          0,
      );
    const before = [await counted('good'), await counted('bad')];
    for (const quality of ['good', 'good', 'bad']) expect((await rate(host, quality, owner)).status).toBe(200);
    expect((await rate(early, 'good')).status).toBe(200);
    expect((await ask(host, owner)).body.quality).toBe('bad');
    expect((await ask(early)).body.quality).toBe('good');
    expect([await counted('good'), await counted('bad')]).toEqual([before[0]! + 2, before[1]! + 1]);
    expect((await rate(host, 'good', meet.signIn())).status).toBe(404);
    expect((await rate(early, 'splendid')).body).toMatchObject({ success: false });
    expect((await ask(early)).body.quality).toBe('good');
  });
});
