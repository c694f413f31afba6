import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { meetingCallChanged, RING_MS, type PlacedCall } from '@meet/meetings-contract';
import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import { missRings } from '../rings/endRing.ts';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

describe('start-meeting-with-contacts', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    meet = await startMeetings();
  });
  afterAll(() => meet.close());

  const start = (as: ReturnType<TestMeetings['signIn']>, roomId: string, emails: string[], more: object = {}) =>
    meet.request(
      'start-meeting-with-contacts',
      { roomId, subject: 'Plans', invitedParticipants: emails.map((email) => ({ email })), ...more },
      { as },
    );
  const getRings = async (as: ReturnType<TestMeetings['signIn']>) => {
    const { rings } = (await meet.request('get-meeting-calls', {}, { as })).body;
    return rings as { ringId: string; roomId: string; subject: string }[];
  };
  const endingsFor = (accountId: string) =>
    meet.events
      .filter(({ type, channel }) => type === 'meetingRingEnded' && channel === `user:${accountId}`)
      .map(({ payload }) => (payload as { outcome: string }).outcome);

  const notifiedTo = (accountId: string) =>
    meet.events
      .filter(({ type, channel }) => type === meetingCallChanged.type && channel === `user:${accountId}`)
      .map(({ payload }) => payload as PlacedCall);

  it('starts the meeting, calls people with an account and mails the others', async () => {
    const [owner, friend] = [meet.signIn({ fullName: 'Olga Owner' }), meet.signIn()];
    const roomId = await meet.randomRoom(owner);
    const { body } = await start(owner, roomId, [friend.email, 'outside@example.com', 'OUTSIDE@example.com']);
    expect(body).toMatchObject({ success: true, roomId, isOwner: true, groupId: null });
    expect(await getRings(friend)).toMatchObject([{ roomId, subject: 'Plans', callerName: 'Olga Owner' }]);
    expect(meet.neighbours.mails.map(({ to, action }) => [to, action?.url])).toEqual([
      ['outside@example.com', `http://localhost:8080/j/${roomId}`],
    ]);
    expect(meet.neighbours.notices).toEqual([
      {
        recipients: [friend.accountId],
        notificationType: NOTIFICATION_TYPES.joinInvite,
        from: { fullName: 'Olga Owner', email: owner.email },
        message: { meetingRoom: roomId, meetingSubject: 'Plans' },
        mail: true,
        withoutPush: true,
      },
    ]);
    expect(meet.neighbours.uses).toEqual([
      { accountId: owner.accountId, emails: [friend.email, 'outside@example.com'] },
    ]);
    expect(meet.neighbours.followed.at(-1)).toMatchObject({ accountId: owner.accountId, roomId, subject: 'Plans' });
    expect((await meet.request('get-meeting-data', { roomId })).body).toMatchObject({
      isMeetingLive: true,
      subject: 'Plans',
    });
  });

  it('starts the meeting even if a mail fails, and reports that in the caller’s language', async () => {
    const owner = meet.signIn();
    meet.neighbours.undeliverable.add('broken@example.com');
    const started = await start(owner, await meet.randomRoom(owner), ['broken@example.com', 'fine@example.com']);
    expect(started.body).toMatchObject({
      success: true,
      mailFailure: 'The e-mail could not be sent. Please try again in a moment.',
    });
    expect(meet.neighbours.mails.at(-1)).toMatchObject({ to: 'fine@example.com' });
    const again = { roomId: await meet.randomRoom(owner), invitedParticipants: [{ email: 'broken@example.com' }] };
    const { body } = await meet.request('start-meeting-with-contacts', again, {
      as: owner,
      headers: { locale: 'fr_FR' },
    });
    expect(body.mailFailure).toBe('L’e-mail n’a pas pu être envoyé. Réessayez dans un instant.');
    expect((await start(owner, again.roomId, ['fine@example.com'])).body.mailFailure).toBeNull();
  });

  it('rings on called people’s devices until the call ends', async () => {
    const [owner, friend] = [meet.signIn({ fullName: 'Olga Owner' }), meet.signIn()];
    const roomId = await meet.randomRoom(owner);
    await start(owner, roomId, [friend.email, 'outside@example.com']);
    expect(meet.neighbours.devicesRung.filter((ring) => ring.roomId === roomId)).toEqual([
      {
        accountId: friend.accountId,
        roomId,
        callerName: 'Olga Owner',
        subject: 'Plans',
        expiresAt: meet.clock.now() + RING_MS,
      },
    ]);
  });

  it('notifies caller and called people of accepted, declined and missed calls, once', async () => {
    const [owner, a, b, c] = [meet.signIn(), meet.signIn(), meet.signIn(), meet.signIn()];
    const roomId = await meet.randomRoom(owner);
    await start(owner, roomId, [a.email, b.email, c.email]);
    const answer = async (as: typeof a, accept: boolean) => {
      const [ring] = await getRings(as);
      return meet.request('answer-meeting-call', { ringId: ring!.ringId, accept }, { as });
    };
    const [ringOfB] = await getRings(b);
    expect(
      (await meet.request('answer-meeting-call', { ringId: ringOfB!.ringId, accept: true }, { as: a })).body.code,
    ).toBe('RING_OVER');
    expect((await answer(a, true)).body).toMatchObject({ success: true, roomId });
    expect((await answer(b, false)).body.success).toBe(true);
    meet.clock.advance(RING_MS);
    await missRings(meet.deps);
    expect(await getRings(c)).toEqual([]);
    expect([endingsFor(a.accountId), endingsFor(b.accountId), endingsFor(c.accountId)]).toEqual([
      ['accepted'],
      ['declined'],
      ['missed'],
    ]);
    expect(endingsFor(owner.accountId)).toEqual([]);
    expect(notifiedTo(owner.accountId).map(({ calleeEmail, state }) => [calleeEmail, state])).toEqual([
      [a.email, 'ringing'],
      [b.email, 'ringing'],
      [c.email, 'ringing'],
      [a.email, 'accepted'],
      [b.email, 'declined'],
      [c.email, 'missed'],
    ]);
    expect(
      (await meet.request('answer-meeting-call', { ringId: ringOfB!.ringId, accept: true }, { as: b })).body.code,
    ).toBe('RING_OVER');
  });

  const missedBy = (accountId: string) =>
    meet.neighbours.notices.filter(
      ({ recipients, notificationType }) =>
        notificationType === NOTIFICATION_TYPES.missedCall && recipients.includes(accountId),
    );

  it('notifies people who did not answer of the missed call, and nobody else', async () => {
    const [owner, silent, declining] = [meet.signIn(), meet.signIn(), meet.signIn()];
    const roomId = await meet.randomRoom(owner);
    await start(owner, roomId, [silent.email, declining.email]);
    const [ring] = await getRings(declining);
    await meet.request('answer-meeting-call', { ringId: ring!.ringId, accept: false }, { as: declining });
    meet.clock.advance(RING_MS);
    await missRings(meet.deps);
    await missRings(meet.deps);
    expect(missedBy(silent.accountId)).toMatchObject([
      { from: { email: owner.email }, message: { meetingRoom: roomId, meetingSubject: 'Plans' } },
    ]);
    // The invitation was mailed as the person chose, so the missed call causes no second mail.
    expect(missedBy(silent.accountId)[0]!.mail).toBeUndefined();
    expect(missedBy(declining.accountId)).toEqual([]);
  });

  it('notifies people of a missed call if the caller cancelled, but not if they called again', async () => {
    const [owner, friend] = [meet.signIn(), meet.signIn()];
    const roomId = await meet.randomRoom(owner);
    await start(owner, roomId, [friend.email]);
    await start(owner, roomId, [friend.email]);
    expect(missedBy(friend.accountId)).toEqual([]);
    await meet.request('cancel-meeting-calls', { roomId }, { as: owner });
    expect(missedBy(friend.accountId)).toHaveLength(1);
  });

  it('stops ringing when the meeting ends', async () => {
    const [owner, friend] = [meet.signIn(), meet.signIn()];
    const roomId = await meet.randomRoom(owner);
    await start(owner, roomId, [friend.email]);
    await meet.request('end-meeting', { roomId }, { as: owner });
    expect(endingsFor(friend.accountId)).toEqual(['cancelled']);
  });

  it('creates a group of the people if the caller names one', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const { body } = await start(owner, roomId, ['x@example.com'], { groupName: 'Team' });
    expect(body.groupId).toBe('group-1');
    expect(meet.neighbours.groups.at(-1)).toMatchObject({ accountId: owner.accountId, groupName: 'Team' });
  });

  it('applies the given password and mode', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    await start(owner, roomId, ['x@example.com'], { password: 'inside', mode: 3 });
    const { body } = await meet.request('get-meeting-data', { roomId }, { as: owner });
    expect(body).toMatchObject({ password: 'inside', passwordRequired: true, startMode: 3 });
    expect(meet.commands).toContainEqual(['setPassword', roomId, 'inside']);
    for (const more of [{ password: '   ' }, { mode: 4 }, { password: { $ne: '' } }]) {
      expect((await start(owner, roomId, ['x@example.com'], more)).status).toBe(400);
    }
  });

  it('applies password, mode and subject to a running meeting, and to the mail', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    await meet.request('start-meeting', { roomId, subject: 'Old' }, { as: owner });
    const input = {
      roomId,
      subject: 'New',
      password: 'abc',
      mode: 2,
      invitedParticipants: [{ email: 'out@example.com' }],
    };
    const { body } = await meet.request('start-meeting-with-contacts', input, { as: owner });
    expect(body).toMatchObject({ success: true, roomId });
    expect(meet.neighbours.mails.at(-1)!.subject).toMatch(/: New$/);
    expect(meet.commands.filter(([, id]) => id === roomId)).toEqual([
      ['setPassword', roomId, 'abc'],
      ['setSubject', roomId, 'New'],
    ]);
    const running = await meet.request('get-meeting-data', { roomId }, { as: owner });
    expect(running.body).toMatchObject({ subject: 'New', startMode: 2, isMeetingLive: true });

    // Another start changes the given options, and keeps the others.
    await meet.request('start-meeting', { roomId, mode: 3 }, { as: owner });
    const after = await meet.request('get-meeting-data', { roomId }, { as: owner });
    expect(after.body).toMatchObject({ subject: 'New', startMode: 3 });
  });

  it('refuses the caller’s own address, an empty list, another person’s room and malformed fields', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    expect((await start(owner, roomId, [owner.email.toUpperCase()])).body).toMatchObject({
      success: false,
      message: 'You cannot invite yourself!',
    });
    expect((await start(owner, roomId, [])).body.message).toBe('At least 1 participant is required');
    const unselected = { invitedParticipants: [{ email: 'x@example.com', selected: false }] };
    expect((await start(owner, roomId, [], unselected)).status).toBe(400);
    expect((await start(owner, roomId, ['no address'])).status).toBe(400);
    expect((await start(owner, roomId, ['x@example.com'], { groupName: '  ' })).body.message).toBe(
      'Group name cannot be empty',
    );
    expect((await start(owner, roomId, ['x@example.com'], { groupName: 'x'.repeat(51) })).body.message).toBe(
      'Group name cannot be more than 50 characters',
    );
    expect((await start(meet.signIn(), roomId, ['x@example.com'])).status).toBe(403);
    expect(await meet.deps.meetings.countDocuments({ accountIds: owner.accountId, roomId })).toBe(0);
  });
});

describe('invite-contact-to-meeting', () => {
  it('calls a contact into the caller’s meeting, and refuses a caller who is not in one', async () => {
    const meet = await startMeetings();
    try {
      const [owner, friend] = [meet.signIn(), meet.signIn({ fullName: 'Fred Friend' })];
      meet.neighbours.contacts.set(owner.accountId, [
        { contactId: 'c1', email: friend.email, fullName: 'Fred Friend', accountId: friend.accountId },
        { contactId: 'c2', email: 'broken@example.com', fullName: 'Out Sider', accountId: null },
      ]);
      meet.neighbours.undeliverable.add('broken@example.com');
      const invite = () => meet.request('invite-contact-to-meeting', { contactId: 'c1' }, { as: owner });
      expect((await invite()).body).toMatchObject({ success: false, code: 'NOT_IN_MEETING' });
      const roomId = await meet.randomRoom(owner);
      await meet.enter((await meet.request('start-meeting', { roomId }, { as: owner })).body);
      expect((await invite()).body).toMatchObject({
        success: true,
        message: 'Fred Friend has been invited to the meeting.',
      });
      expect((await meet.request('get-meeting-calls', {}, { as: friend })).body.rings).toMatchObject([{ roomId }]);
      expect(meet.neighbours.notices).toMatchObject([{ recipients: [friend.accountId], mail: true }]);
      expect(meet.neighbours.mails).toEqual([]);
      expect(meet.neighbours.uses).toEqual([{ accountId: owner.accountId, emails: [friend.email] }]);
      const unreached = await meet.request('invite-contact-to-meeting', { contactId: 'c2' }, { as: owner });
      expect(unreached.body).toMatchObject({ success: false, code: 'MAIL_NOT_SENT' });
    } finally {
      await meet.close();
    }
  });
});

describe('send-email-when-start-meeting', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    meet = await startMeetings();
  });
  afterAll(() => meet.close());

  it('mails addresses without an account and the caller, and notifies accounts by their preferences', async () => {
    const [sender, known] = [meet.signIn({ fullName: 'Sam Sender' }), meet.signIn()];
    const roomId = await meet.randomRoom(sender);
    const to = `${known.email}, out@example.com; OUT@example.com ${sender.email}`;
    const { body } = await meet.request(
      'send-email-when-start-meeting',
      { to, roomId, subject: 'Plans' },
      { as: sender },
    );
    expect(body).toEqual({ success: true });
    expect(meet.neighbours.mails.map((mail) => [mail.to, mail.subject, mail.action?.url])).toEqual([
      ['out@example.com', 'Sam Sender invites you: Plans', `http://localhost:8080/j/${roomId}`],
      [sender.email, 'Sam Sender invites you: Plans', `http://localhost:8080/j/${roomId}`],
    ]);
    expect(meet.neighbours.notices).toMatchObject([
      { recipients: [known.accountId], message: { meetingRoom: roomId, meetingSubject: 'Plans' }, mail: true },
    ]);
  });

  it('reports that all accounts turned such mails off, and notifies them in the product', async () => {
    const [sender, bo, cy] = [meet.signIn(), meet.signIn(), meet.signIn()];
    meet.neighbours.mailsTurnedOff.add(bo.accountId).add(cy.accountId);
    const roomId = await meet.randomRoom(sender);
    const send = async (to: string[]) =>
      (await meet.request('send-email-when-start-meeting', { to, roomId }, { as: sender })).body;
    expect(await send([bo.email, cy.email])).toMatchObject({ success: false, code: 'MAILS_TURNED_OFF' });
    expect(meet.neighbours.notices.at(-1)).toMatchObject({ recipients: [bo.accountId, cy.accountId] });
    expect(await send([bo.email, 'fine@example.com'])).toEqual({ success: true });
  });

  it('reports a mail that could not be queued, after sending the others', async () => {
    const sender = meet.signIn();
    const roomId = await meet.randomRoom(sender);
    const before = meet.neighbours.mails.length;
    meet.neighbours.undeliverable.add('broken@example.com');
    const to = ['broken@example.com', 'fine@example.com'];
    const { body } = await meet.request('send-email-when-start-meeting', { to, roomId }, { as: sender });
    expect(body).toMatchObject({
      success: false,
      code: 'MAIL_NOT_SENT',
      message: 'The e-mail could not be sent. Please try again in a moment.',
    });
    expect(meet.neighbours.mails.slice(before).map((mail) => mail.to)).toEqual(['fine@example.com']);
  });

  it.each([
    ['nobody', { to: [] }],
    ['what is no address', { to: 'nobody' }],
    ['an operator', { to: { $ne: '' } }],
    ['too many', { to: Array.from({ length: 101 }, (_, index) => `a${index}@example.com`) }],
  ])('refuses %s', async (_name, input) => {
    const sender = meet.signIn();
    const roomId = await meet.randomRoom(sender);
    const answer = await meet.request('send-email-when-start-meeting', { ...input, roomId }, { as: sender });
    expect(answer.status).toBe(400);
    expect((await meet.request('send-email-when-start-meeting', { ...input, roomId })).status).toBe(401);
  });
});
