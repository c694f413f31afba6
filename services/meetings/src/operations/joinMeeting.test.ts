import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  getJoinedMeetingsHistory,
  getRoomSettings,
  roomLobbyChanged,
  type MeetingSession,
} from '@meet/meetings-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import { jwtVerify } from 'jose';
import { startMeetings, type TestMeetings } from '../testing/startMeetings.ts';

describe('join-meeting', () => {
  let meet: TestMeetings;
  beforeAll(async () => {
    meet = await startMeetings();
  });
  afterAll(() => meet.close());

  const join = (roomId: string, body: object = {}, as?: ReturnType<TestMeetings['signIn']>) =>
    meet.request('join-meeting', { roomId, name: 'Guest', ...body }, as ? { as } : {});
  const readClaims = async (jwt: string) =>
    (await jwtVerify(jwt, new TextEncoder().encode(meet.deps.roomServer.tokens.secret), { audience: 'jitsi' })).payload;

  it('gives a guest a token for this room and participant, without a host’s role, for minutes', async () => {
    const owner = meet.signIn({ fullName: 'Olga Owner' });
    const roomId = await meet.randomRoom(owner);
    const { status, body } = await join(roomId, { name: 'Gus Guest' });
    expect(status).toBe(200);
    const claims = await readClaims(body.jwt);
    expect(claims).toMatchObject({ room: roomId, iss: 'meet', jti: body.meetingContactHistoryId });
    expect(claims.context).toEqual({
      user: expect.objectContaining({ name: 'Gus Guest', guest: true, moderator: false, affiliation: 'member' }),
    });
    expect(claims.exp! - claims.nbf!).toBeLessThanOrEqual(5 * 60 + 1);
    expect(body).toMatchObject({ userIsMeetingOwner: false, ownerName: 'Olga Owner', meetingStartTime: null });
  });

  it('puts a person’s own picture into their token', async () => {
    const [owner, ana] = [meet.signIn(), meet.signIn()];
    const roomId = await meet.randomRoom(owner);
    meet.neighbours.accounts.get(ana.accountId)!.avatar = '/api/avatars/ana';
    const getUser = async (as?: typeof ana) =>
      ((await readClaims((await join(roomId, {}, as)).body.jwt)).context as { user: object }).user;
    expect(await getUser(ana)).toMatchObject({ avatar: `${meet.deps.publicUrl}/api/avatars/ana=s256` });
    for (const user of [await getUser(owner), await getUser()]) expect(user).not.toHaveProperty('avatar');
  });

  it('makes the owner a host, and shows the password only to them', async () => {
    const owner = meet.signIn();
    const stranger = meet.signIn();
    const { roomId } = (await meet.request('create-meeting', { password: 's3cret' }, { as: owner })).body;
    const asOwner = await join(roomId, {}, owner);
    expect(asOwner.body).toMatchObject({ password: 's3cret', userIsMeetingOwner: true, passwordRequired: true });
    expect((await readClaims(asOwner.body.jwt)).context).toMatchObject({ user: { moderator: true } });
    for (const answer of [await join(roomId), await join(roomId, {}, stranger)]) {
      expect(answer.body).toMatchObject({ password: null, passwordRequired: true });
      expect(JSON.stringify(answer.body)).not.toContain('s3cret');
    }
    const data = await meet.request('get-meeting-data', { roomId });
    expect(data.body).toMatchObject({ success: true, password: null, passwordRequired: true });
  });

  it('stores no room password in clear', async () => {
    const owner = meet.signIn();
    await meet.request('create-meeting', { password: 'unreadable-pass' }, { as: owner });
    const stored = await meet.deps.rooms.find({ ownerId: owner.accountId }).lean();
    expect(JSON.stringify(stored)).not.toContain('unreadable-pass');
  });

  it('shows the password to a moderator of the owner’s group and, if contacts may start, to a contact', async () => {
    const [owner, moderator, contact] = [meet.signIn(), meet.signIn(), meet.signIn()];
    const { roomId } = (await meet.request('create-meeting', { password: 'group-pass' }, { as: owner })).body;
    meet.neighbours.moderators.add(`${owner.accountId} ${moderator.accountId}`);
    meet.neighbours.contacts.set(owner.accountId, [
      { contactId: 'c1', email: contact.email, fullName: contact.fullName, accountId: contact.accountId },
    ]);
    expect((await join(roomId, {}, moderator)).body).toMatchObject({
      password: 'group-pass',
      userIsInSameGroupAsOwnerAsModerator: true,
    });
    expect((await join(roomId, {}, contact)).body.password).toBeNull();
    await meet.request('update-host-meeting-configuration', { contactsMayStart: true }, { as: owner });
    expect((await join(roomId, {}, contact)).body).toMatchObject({
      password: 'group-pass',
      userHasAccessToStartMeeting: true,
    });
  });

  it('gives an account the same seat after a reload, and a guest only with the id of their seat', async () => {
    const owner = meet.signIn();
    const roomId = await meet.randomRoom(owner);
    const member = meet.signIn();
    const getSeat = async (body: object, as?: typeof member) =>
      (await join(roomId, body, as)).body.meetingContactHistoryId;
    expect(await getSeat({}, member)).toBe(await getSeat({}, member));
    const guest = await getSeat({});
    expect(await getSeat({})).not.toBe(guest);
    expect(await getSeat({ meetingContactHistoryId: guest })).toBe(guest);
    const stolen = await getSeat({ meetingContactHistoryId: await getSeat({}, member) });
    expect(stolen).not.toBe(await getSeat({}, member));
  });

  describe('after a person was removed', () => {
    const browserId = 'the-browser';

    async function removeGuest() {
      const owner = meet.signIn();
      const roomId = await meet.randomRoom(owner);
      await meet.request('start-meeting', { roomId }, { as: owner });
      const { body } = await join(roomId, { name: 'Eve', browserId });
      await (
        await meet.enter(body as MeetingSession)
      )({ removed: true });
      return { owner, roomId, removed: body.meetingContactHistoryId as string };
    }
    const elsewhere = (roomId: string, as?: ReturnType<typeof meet.signIn>) =>
      meet.request('join-meeting', { roomId, name: 'Gus Guest' }, { address: '203.0.113.7', ...(as && { as }) });
    const barredFrom = async (roomId: string) =>
      (await meet.client.call(getRoomSettings, { roomId }, SERVICE_CALLER)).barred;

    it('gives their browser the barred key, under any name or account', async () => {
      const { roomId, removed } = await removeGuest();
      expect(await barredFrom(roomId)).toEqual([removed]);
      for (const as of [undefined, meet.signIn()]) {
        const { body } = await join(roomId, { name: 'Somebody new', browserId }, as);
        expect((await readClaims(body.jwt)).jti).toBe(removed);
      }
    });

    it('recognises requests without a browser’s id by their network: guests, and accounts that return as guests', async () => {
      const { roomId, removed } = await removeGuest();
      expect((await readClaims((await join(roomId, { name: 'Eve again' })).body.jwt)).jti).toBe(removed);
      const member = meet.signIn();
      const { body } = await elsewhere(roomId, member);
      await (
        await meet.enter(body as MeetingSession)
      )({ removed: true });
      const asGuest = await elsewhere(roomId);
      expect((await readClaims(asGuest.body.jwt)).jti).toBe(body.meetingContactHistoryId);
    });

    it('recognises a person who was refused in the lobby and requests another token', async () => {
      const owner = meet.signIn();
      const roomId = await meet.randomRoom(owner);
      await meet.request('start-meeting', { roomId }, { as: owner });
      const participantKey = (await join(roomId)).body.meetingContactHistoryId as string;
      const refused = { roomId, participantKey, name: 'Eve', waits: false, refused: true, at: meet.clock.now() };
      await meet.client.call(roomLobbyChanged, refused, SERVICE_CALLER);
      expect((await readClaims((await join(roomId)).body.jwt)).jti).toBe(participantKey);
      expect(await barredFrom(roomId)).toEqual([participantKey]);
    });

    it('bars no other browser, no host, and nobody who left by themselves', async () => {
      const { owner, roomId, removed } = await removeGuest();
      const others = [
        await elsewhere(roomId),
        await join(roomId, { browserId: 'another' }),
        await join(roomId, { browserId }, owner),
      ];
      for (const { body } of others) expect((await readClaims(body.jwt)).jti).not.toBe(removed);
      const { body } = others[1]!;
      await (
        await meet.enter(body as MeetingSession)
      )();
      expect(await barredFrom(roomId)).toEqual([removed]);
    });

    it('stores the browser’s id only as a hash, and deletes that with the meeting', async () => {
      const { owner, roomId, removed } = await removeGuest();
      const stored = () => meet.deps.attendances.findById(removed).lean();
      expect((await stored())!.browser).toEqual(expect.not.stringContaining(browserId));
      await meet.request('end-meeting', { roomId }, { as: owner });
      expect(await stored()).toMatchObject({ browser: null, network: null });
      await meet.request('start-meeting', { roomId }, { as: owner });
      const { body } = await join(roomId, { browserId });
      expect(body.meetingContactHistoryId).not.toBe(removed);
      expect(await barredFrom(roomId)).toBeUndefined();
    });
  });

  it('refuses guests without a name or with special characters in it, and administrators', async () => {
    const roomId = await meet.randomRoom(meet.signIn());
    expect((await join(roomId, { name: undefined })).body).toMatchObject({ message: 'Your name is required' });
    expect((await join(roomId, { name: '   ' })).status).toBe(400);
    expect((await join(roomId, { name: '<b>x</b>' })).status).toBe(400);
    expect((await join(roomId, { name: 'x'.repeat(101) })).status).toBe(400);
    const admin = meet.signIn({ kind: 'admin' });
    expect((await join(roomId, {}, admin)).status).toBe(403);
  });

  it.each([{ roomId: { $ne: null } }, { roomId: '12345678' }, { roomId: '12345678901' }, { roomId: 'abcdefghi' }, {}])(
    'refuses the room id in %j',
    async (body) => {
      const answer = await meet.request('join-meeting', { name: 'Guest', ...body });
      expect(answer.status).toBe(400);
    },
  );

  it('answers 404 for an unknown room', async () => {
    const { status, body } = await join('1234567890');
    expect([status, body.code]).toEqual([404, 'ROOM_NOT_FOUND']);
  });

  it('adds the room to an account’s history once the account has entered', async () => {
    const owner = meet.signIn({ email: 'history-owner@example.com' });
    const roomId = await meet.randomRoom(owner);
    const member = meet.signIn();
    await meet.request('start-meeting', { roomId, subject: 'Planning' }, { as: owner });
    const { body } = await join(roomId, {}, member);
    const history = () => meet.request(getJoinedMeetingsHistory, {}, { as: member });
    expect((await history()).body.userJoinMeetingHistory).toEqual([]);
    await meet.enter(body as MeetingSession);
    expect((await history()).body.userJoinMeetingHistory).toEqual([
      {
        roomId,
        meetingSubject: 'Planning',
        meetingOwnerEmailAddress: 'history-owner@example.com',
        isFavorite: 0,
        roomType: 2,
      },
    ]);
  });
});

describe('toggle-logged-in-user-meeting-favorite-state', () => {
  it('toggles the star and sorts favourites first, only in the person’s own history', async () => {
    const meet = await startMeetings();
    try {
      const owner = meet.signIn();
      const member = meet.signIn();
      const rooms: string[] = [];
      for (const label of ['one', 'two']) {
        const { roomId } = (await meet.request('create-meeting', { label }, { as: owner })).body;
        rooms.push(roomId);
        const { body } = await meet.request('join-meeting', { roomId }, { as: member });
        await meet.enter(body as MeetingSession);
        meet.clock.advance(1000);
      }
      const [older, newer] = rooms;
      const listed = async () =>
        (await meet.request(getJoinedMeetingsHistory, {}, { as: member })).body.userJoinMeetingHistory.map(
          ({ roomId }: { roomId: string }) => roomId,
        );
      const toggle = (as: typeof member) =>
        meet.request('toggle-logged-in-user-meeting-favorite-state', { roomId: older }, { as });
      expect(await listed()).toEqual([newer, older]);
      expect((await toggle(member)).body.isFavorite).toBe(1);
      expect(await listed()).toEqual([older, newer]);
      expect((await toggle(owner)).status).toBe(404);
      expect((await toggle(member)).body.isFavorite).toBe(0);
      expect(await listed()).toEqual([newer, older]);
      const answers = await Promise.all(Array.from({ length: 20 }, () => toggle(member)));
      expect(answers.filter(({ body }) => body.isFavorite === 1)).toHaveLength(10);
      expect(await listed()).toEqual([newer, older]);
    } finally {
      await meet.close();
    }
  });
});
