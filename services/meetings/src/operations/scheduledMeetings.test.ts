import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import { closeCalendarFeed, getScheduledMeetings } from '@meet/meetings-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import { remindOfMeetings } from '../calendar/remindOfMeetings.ts';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

const MINUTE = 60_000;

describe('scheduled meetings', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    meet = await startMeetings();
  });
  afterAll(() => meet.close());

  const wish = (more: object = {}) => ({
    subject: 'Quarterly',
    description: 'Bring numbers',
    startsAt: meet.clock.now() + 60 * MINUTE,
    durationInMinutes: 30,
    timeZone: 'Europe/Bucharest',
    invited: ['Guest@example.com'],
    ...more,
  });
  const schedule = (as: ReturnType<TestMeetings['signIn']>, more: object = {}) =>
    meet.request('schedule-meeting', wish(more), { as });
  const mailsTo = (address: string) => meet.neighbours.mails.filter(({ to }) => to === address);
  const lines = (content: string) => content.replace(/\r\n[ \t]/g, '').split('\r\n');

  it('are mailed as calendar entries that are added, changed and removed by the same id', async () => {
    const owner = meet.signIn({ fullName: 'Olga Owner' });
    const { body } = await schedule(owner);
    expect(body).toMatchObject({ success: true, subject: 'Quarterly', invited: ['guest@example.com'] });
    const { scheduledMeetingId } = body;
    const startsAt = body.startsAt + 15 * MINUTE;
    await meet.request(
      'change-scheduled-meeting',
      { ...wish({ startsAt, invited: ['guest@example.com', 'new@example.com'] }), scheduledMeetingId },
      { as: owner },
    );
    await meet.request('cancel-scheduled-meeting', { scheduledMeetingId }, { as: owner });
    const entries = mailsTo('guest@example.com').map(({ calendar }) => lines(calendar!.content));
    const getValues = (name: string) =>
      entries.map((entry) =>
        entry
          .find((line) => line.startsWith(name))
          ?.split(':')
          .slice(1)
          .join(':'),
      );
    expect(getValues('METHOD')).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(getValues('SEQUENCE')).toEqual(['0', '1', '2']);
    expect(getValues('STATUS')).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
    expect(new Set(getValues('UID'))).toEqual(new Set([`${scheduledMeetingId}@localhost:8080`]));
    const utc = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(getValues('DTSTART')).toEqual([utc(body.startsAt), utc(startsAt), utc(startsAt)]);
    expect(mailsTo('new@example.com').map(({ calendar }) => calendar!.method)).toEqual(['REQUEST', 'CANCEL']);
  });

  it('are saved even if a mail fails, which is reported in the owner’s language', async () => {
    const owner = meet.signIn();
    meet.neighbours.undeliverable.add('broken@example.com');
    const { body } = await schedule(owner, { invited: ['broken@example.com', 'fine@example.com'] });
    const mailFailure = 'The e-mail could not be sent. Please try again in a moment.';
    expect(body).toMatchObject({ success: true, mailFailure });
    expect(mailsTo('fine@example.com')).toHaveLength(1);
    const change = (invited: string[]) =>
      meet.request(
        'change-scheduled-meeting',
        { ...wish({ invited }), scheduledMeetingId: body.scheduledMeetingId },
        { as: owner, headers: { locale: 'ro_RO' } },
      );
    expect((await change(['broken@example.com'])).body.mailFailure).toBe(
      'E-mailul nu a putut fi trimis. Încercați din nou peste puțin timp.',
    );
    // People who are removed from the list are mailed, too.
    expect((await change(['fine@example.com'])).body.mailFailure).not.toBeNull();
    expect((await change(['fine@example.com'])).body.mailFailure).toBeNull();
  });

  it('cause no mails if nothing changed, and otherwise only to the added or removed person', async () => {
    const owner = meet.signIn();
    const [stays, comes, zone] = ['stays@example.com', 'comes@example.com', { timeZone: 'Europe/Paris' }];
    const { scheduledMeetingId } = (await schedule(owner, { invited: [stays] })).body;
    const mailed = async (change: object) => {
      const mails = meet.neighbours.mails.length;
      await meet.request('change-scheduled-meeting', { ...wish(change), scheduledMeetingId }, { as: owner });
      return meet.neighbours.mails.slice(mails).map(({ to, calendar }) => [to, calendar!.method]);
    };
    expect(await mailed({ invited: [stays] })).toEqual([]);
    // Another zone's name for the same moment does not change the calendar entry.
    expect(await mailed({ invited: [stays], ...zone })).toEqual([]);
    expect(await mailed({ invited: [stays, comes], ...zone })).toEqual([[comes, 'REQUEST']]);
    expect(await mailed({ invited: [stays], ...zone })).toEqual([[comes, 'CANCEL']]);
    expect(await mailed({ invited: [stays], subject: 'Yearly' })).toEqual([[stays, 'REQUEST']]);
  });

  it('are mailed at the next save only to people whom the first mail did not reach', async () => {
    const owner = meet.signIn();
    const [reached, missed] = ['reached@example.com', 'missed@example.com'];
    meet.neighbours.undeliverable.add(missed);
    const { scheduledMeetingId } = (await schedule(owner, { invited: [reached, missed] })).body;
    meet.neighbours.undeliverable.delete(missed);
    const save = () =>
      meet.request(
        'change-scheduled-meeting',
        { ...wish({ invited: [reached, missed] }), scheduledMeetingId },
        { as: owner },
      );
    await save();
    await save();
    expect([mailsTo(reached).length, mailsTo(missed).length]).toEqual([1, 1]);
  });

  it('name the organiser as recipient of replies', async () => {
    const owner = meet.signIn({ fullName: 'Olga Owner' });
    await schedule(owner, { invited: ['replies@example.com'] });
    expect(mailsTo('replies@example.com')[0]).toMatchObject({ replyTo: { name: 'Olga Owner', address: owner.email } });
  });

  it('are cancelled for a person who is removed', async () => {
    const owner = meet.signIn();
    const { scheduledMeetingId } = (await schedule(owner, { invited: ['a@example.com', 'b@example.com'] })).body;
    await meet.request(
      'change-scheduled-meeting',
      { ...wish({ invited: ['b@example.com'] }), scheduledMeetingId },
      { as: owner },
    );
    expect(mailsTo('a@example.com').at(-1)!.calendar!.method).toBe('CANCEL');
    expect(mailsTo('b@example.com').at(-1)!.calendar!.method).toBe('REQUEST');
  });

  it('are shown only to owner and invited people, and changed only by the owner', async () => {
    const [owner, invited, stranger] = [meet.signIn(), meet.signIn(), meet.signIn()];
    const { scheduledMeetingId } = (await schedule(owner, { invited: [invited.email] })).body;
    const list = async (as: typeof owner) => (await meet.request(getScheduledMeetings, {}, { as })).body.meetings;
    expect(await list(owner)).toMatchObject([{ scheduledMeetingId, isOwner: true }]);
    expect(await list(invited)).toMatchObject([{ scheduledMeetingId, isOwner: false }]);
    expect(await list(stranger)).toEqual([]);
    for (const as of [invited, stranger]) {
      const { body } = await meet.request('cancel-scheduled-meeting', { scheduledMeetingId }, { as });
      expect(body.code).toBe('SCHEDULED_MEETING_OVER');
    }
    expect(await list(owner)).toHaveLength(1);
  });

  it('remind everyone once, ten minutes before, and again if they were moved', async () => {
    const [owner, invited] = [meet.signIn(), meet.signIn()];
    const { scheduledMeetingId, roomId, startsAt } = (await schedule(owner, { invited: [invited.email] })).body;
    const reminders = () =>
      meet.neighbours.notices.filter(
        ({ notificationType, message }) =>
          notificationType === NOTIFICATION_TYPES.reminder && message.meetingRoom === roomId,
      );
    const untilTenBefore = (start: number) => meet.clock.advance(start - meet.clock.now() - 10 * MINUTE);
    const mails = meet.neighbours.mails.length;
    await remindOfMeetings(meet.deps);
    expect(reminders()).toEqual([]);
    untilTenBefore(startsAt);
    await remindOfMeetings(meet.deps);
    await remindOfMeetings(meet.deps);
    expect(reminders()).toMatchObject([
      { recipients: [owner.email, invited.email], from: null, message: { meetingStart: startsAt }, mail: true },
    ]);
    // The only mail comes from the notifications service, for people who chose mails.
    expect(meet.neighbours.mails).toHaveLength(mails);
    const moved = startsAt + 60 * MINUTE;
    const { body: details } = await meet.request('get-scheduled-meetings', {}, { as: owner });
    const { isOwner: _, ownerName: __, roomId: ___, ...change } = details.meetings[0];
    await meet.request('change-scheduled-meeting', { ...change, scheduledMeetingId, startsAt: moved }, { as: owner });
    untilTenBefore(moved);
    await remindOfMeetings(meet.deps);
    expect(reminders().map(({ dedupeKey }) => dedupeKey)).toEqual([
      `reminder-${scheduledMeetingId}-${startsAt}`,
      `reminder-${scheduledMeetingId}-${moved}`,
    ]);
  });

  it('notify invited people beside the calendar entry, and count them as met', async () => {
    const [owner, invited] = [meet.signIn(), meet.signIn()];
    const { roomId, startsAt } = (await schedule(owner, { invited: [invited.email] })).body;
    expect(meet.neighbours.notices.at(-1)).toMatchObject({
      recipients: [invited.email],
      notificationType: NOTIFICATION_TYPES.joinInvite,
      message: { meetingRoom: roomId, meetingStart: startsAt },
    });
    expect(meet.neighbours.notices.at(-1)!.mail).toBeUndefined();
    expect(meet.neighbours.uses.at(-1)).toEqual({ accountId: owner.accountId, emails: [invited.email] });
  });

  it('name the refused address of a list, and accept the list without it', async () => {
    const owner = meet.signIn();
    const invited = ["o'brien@example.ie", 'nobody@example', 'max@münchen.de'];
    const { body } = await schedule(owner, { invited });
    expect(body).toMatchObject({ success: false, message: 'E-mail pattern is invalid: nobody@example' });
    expect(body.fields).toMatchObject([{ path: 'invited[1]' }]);
    const good = await schedule(owner, { invited: invited.filter((address) => address !== 'nobody@example') });
    expect(good.body).toMatchObject({ invited: ["o'brien@example.ie", 'max@xn--mnchen-3ya.de'] });
    expect(mailsTo('max@xn--mnchen-3ya.de')).toHaveLength(1);
  });

  it('are mailed in UTC if the server does not know the stored time zone', async () => {
    const owner = meet.signIn();
    const { scheduledMeetingId } = (await schedule(owner, { invited: ['zone@example.com'] })).body;
    await meet.deps.scheduledMeetings.updateOne({ _id: scheduledMeetingId }, { $set: { timeZone: 'Mars/Olympus' } });
    const { body } = await meet.request('cancel-scheduled-meeting', { scheduledMeetingId }, { as: owner });
    expect(body).toMatchObject({ success: true, mailFailure: null });
    expect(mailsTo('zone@example.com').at(-1)!.subject).toMatch(/UTC$/);
  });

  it.each([
    ['the past', { startsAt: 1 }],
    ['a moment that no calendar can show', { startsAt: Number.MAX_SAFE_INTEGER }],
    ['no length', { durationInMinutes: 4 }],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }],
    ['a blank subject', { subject: '   ' }],
    ['no address', { invited: ['nobody'] }],
    ['an operator', { subject: { $ne: '' } }],
  ])('refuse %s', async (_name, more) => {
    const { body } = await schedule(meet.signIn(), more);
    expect(body.success).toBe(false);
  });

  it('are served as a private calendar at an address that can be renewed', async () => {
    const owner = meet.signIn();
    await schedule(owner, { subject: 'In my calendar' });
    const feed = async (renew?: boolean) =>
      new URL((await meet.request('get-calendar-feed', { renew }, { as: owner })).body.feedUrl as string).pathname;
    const address = await feed();
    expect(await feed()).toBe(address);
    const get = (path: string) => meet.get(path);
    const answer = await get(address);
    expect(answer.headers['content-type']).toContain('text/calendar');
    expect(answer.body).toContain('SUMMARY:In my calendar');
    expect(JSON.stringify(await meet.deps.calendarFeeds.find().lean())).not.toContain(address.slice(14, -4));
    const renewed = await feed(true);
    expect((await get(address)).status).toBe(404);
    expect((await get(renewed)).status).toBe(200);
    expect((await get('/api/calendar/guess.ics')).status).toBe(404);
    await meet.client.call(closeCalendarFeed, { accountId: owner.accountId }, SERVICE_CALLER);
    expect((await get(renewed)).status).toBe(404);
    expect((await get(await feed())).status).toBe(200);
  });
});
