import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import type { MeetingSession } from '@meet/meetings-contract';
import { RecordedApi } from '@meet/meeting-room/testing';
import type { Arrival } from '@meet/remote-kit';
import { meetingsTexts } from '@meet/meetings-contract/texts';
import { createTestHost, renderInHost, TEST_USER } from '@meet/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import texts from '../../i18n/en_US.json';
import { answerQueries } from '../../testing/answerQueries.ts';
import { buildSession } from '../../testing/buildSession.ts';
import { createFakeMedia, FakeMediaStream } from '../../testing/fakeMedia.ts';
import { JoinMeetingPage, MobileJoinMeetingPage, MobileStartMeetingPage, StartMeetingPage } from './MeetingPage.tsx';

const ROOM = '1234567890';
const visitor = { state: 'visitor', isAdmin: false } as const;
const PAGES = {
  s: <StartMeetingPage />,
  j: <JoinMeetingPage />,
  'm/s': <MobileStartMeetingPage />,
  'm/j': <MobileJoinMeetingPage />,
};

const meetingData = {
  ...{
    __typename: 'MeetingData',
    roomId: ROOM,
    subject: '',
    ownerName: 'Ana Pop',
    isMeetingLive: false,
    isRecorded: false,
    isTranscribed: false,
    isFull: false,
  },
  ...{ isMeetingPaid: false, meetingStartTime: null, meetingMaxDurationInMin: 45, passwordRequired: false },
  ...{ lobby: false, userIsMeetingOwner: true, userHasAccessToStartMeeting: true, startMode: 1 },
  ...{ userIsInSameGroupAsOwnerAsModerator: false, jitsiDomain: 'meet.example.org' },
  jitsiScriptUrl: 'https://meet.example.org/external_api.js',
};
const stranger = { userIsMeetingOwner: false, userHasAccessToStartMeeting: false };

const refusal = (code: string) => ({ errors: [{ message: code, extensions: { code } }] });

interface Scene {
  session?: typeof visitor | typeof TEST_USER;
  data?: object;
  /** Last segment of the page's address. */
  room?: string;
  mobileAccess?: boolean;
  /** Error answer to the request of the room; an Error stands for a network failure. */
  failure?: ReturnType<typeof refusal> | Error;
  /** Input on the page before this one. */
  arrival?: Arrival;
  /** Error answer to the call that starts or joins. */
  refusedWith?: CallFailure;
}

describe('a meeting’s page', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    RecordedApi.made.length = 0;
    Object.assign(window, { JitsiMeetExternalAPI: RecordedApi, MediaStream: FakeMediaStream });
    Object.assign(navigator, { mediaDevices: createFakeMedia().media });
  });
  afterEach(() => {
    delete (window as { JitsiMeetExternalAPI?: unknown }).JitsiMeetExternalAPI;
  });

  async function show(way: keyof typeof PAGES, scene: Scene = {}) {
    const sent: { name: string; input: object }[] = [];
    const answers: { next: MeetingSession | CallFailure } = { next: scene.refusedWith ?? buildSession() };
    const broken = { with: scene.failure };
    const enter = (name: string) => (input: object) => {
      sent.push({ name, input });
      if (answers.next instanceof CallFailure) throw answers.next;
      return answers.next;
    };
    const host = createTestHost({
      session: scene.session ?? TEST_USER,
      arrival: scene.arrival,
      api: { startMeeting: enter('startMeeting'), joinMeeting: enter('joinMeeting') },
    });
    const known = { ...meetingData, ...scene.data };
    answerQueries(host, () => {
      if (broken.with instanceof Error) throw broken.with;
      const meeting = { ...known };
      return broken.with ?? { data: { meetingData: meeting, mobileMeetingAccess: scene.mobileAccess ?? true } };
    });
    await renderInHost(PAGES[way], {
      host,
      texts,
      contractTexts: [meetingsTexts],
      at: `/${way}/${scene.room ?? ROOM}`,
      path: `/${way}/:id`,
    });
    return { host, sent, answers, broken, known, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
  }
  const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
    user.click(await screen.findByRole('button', { name }));

  it('/s/ starts with subject, password and mode if they are entered', async () => {
    const { user, sent } = await show('s');
    await press(user, 'Options');
    await user.type(screen.getByLabelText('Subject'), ' Planning ');
    await user.type(screen.getByLabelText('Password'), 'inside');
    await user.selectOptions(screen.getByLabelText('Start with'), 'Camera off');
    await press(user, 'Start meeting');
    expect(sent).toEqual([
      { name: 'startMeeting', input: { roomId: ROOM, subject: 'Planning', password: 'inside', mode: 2 } },
    ]);
    await waitFor(() => expect(RecordedApi.made).toHaveLength(1));
    // The page enters once: a second session would end the first one.
    expect(sent).toHaveLength(1);
  });

  it('/s/ starts with one click and no options', async () => {
    const { user, sent } = await show('s');
    await press(user, 'Start meeting');
    expect(sent).toEqual([{ name: 'startMeeting', input: { roomId: ROOM } }]);
  });

  it('/s/ recognizes the room of a link that was copied with punctuation', async () => {
    const { user, sent } = await show('s', { room: `${ROOM}).` });
    await press(user, 'Start meeting');
    expect(sent).toEqual([{ name: 'startMeeting', input: { roomId: ROOM } }]);
  });

  it('/s/ joins a running meeting without options', async () => {
    const { user, sent } = await show('s', { data: { isMeetingLive: true } });
    expect(await screen.findByText('The meeting is running.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Options|Start meeting/ })).toBeNull();
    await press(user, 'Join');
    expect(sent).toEqual([{ name: 'startMeeting', input: { roomId: ROOM } }]);
  });

  it('/s/ joins for a person who may not start', async () => {
    const { user, sent } = await show('s', { data: stranger });
    await press(user, 'Join');
    expect(sent).toEqual([{ name: 'joinMeeting', input: { roomId: ROOM, browserId: expect.any(String) } }]);
  });

  it('/j/ prompts a guest only for a name, and remembers it', async () => {
    const { user, sent } = await show('j', { session: visitor, data: stranger });
    await user.type(await screen.findByLabelText(/Your name/), 'Gus');
    await press(user, 'Join');
    const browserId = expect.stringMatching(/^[\w-]{36}$/);
    expect(sent).toEqual([{ name: 'joinMeeting', input: { roomId: ROOM, browserId, name: 'Gus' } }]);
    expect(localStorage.getItem('joinName')).toBe('Gus');
  });

  it('takes over a name that was typed before the page loaded', async () => {
    localStorage.setItem('joinName', 'Gus');
    await show('j', { session: visitor, data: stranger, arrival: { name: 'Gustav', joins: false } });
    expect(await screen.findByDisplayValue('Gustav')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Join' })).not.toHaveAttribute('aria-disabled');
  });

  it('admits a person who already pressed Join, once', async () => {
    const { sent } = await show('j', { session: visitor, data: stranger, arrival: { name: 'Gus', joins: true } });
    await waitFor(() => expect(RecordedApi.made).toHaveLength(1));
    expect(sent).toEqual([{ name: 'joinMeeting', input: expect.objectContaining({ roomId: ROOM, name: 'Gus' }) }]);
  });

  it('shows a waiting person what is wrong with the name, and keeps it', async () => {
    const arrival = { name: 'G'.repeat(101), joins: true };
    const { sent } = await show('j', { session: visitor, data: stranger, arrival });
    const field = await screen.findByDisplayValue(arrival.name);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/cannot exceed 100 characters/));
    expect(sent).toEqual([]);
  });

  it('starts for a host who already pressed the button', async () => {
    const { sent } = await show('s', { arrival: { name: '', joins: true } });
    await waitFor(() => expect(sent).toEqual([{ name: 'startMeeting', input: { roomId: ROOM } }]));
  });

  it('does not admit an administrator who already pressed Join', async () => {
    const { sent } = await show('j', { session: { ...TEST_USER, isAdmin: true }, arrival: { name: '', joins: true } });
    await screen.findByRole('button', { name: 'Join' });
    expect(sent).toEqual([]);
  });

  it('searches for devices before it shows that there are none', async () => {
    let answer = () => {};
    const { media } = createFakeMedia({ errors: { audio: 'NotFoundError', video: 'NotFoundError' } });
    const getUserMedia = () =>
      new Promise<never>((_resolve, reject) => {
        answer = () => reject(Object.assign(new Error('none'), { name: 'NotFoundError' }));
      });
    Object.assign(navigator, { mediaDevices: { ...media, getUserMedia } });
    await show('j', { session: visitor, data: stranger });
    const microphone = await screen.findByRole('combobox', { name: 'Microphone' });
    expect(microphone).toHaveDisplayValue('Looking for it…');
    expect(screen.queryByText('None found')).toBeNull();
    await act(async () => answer());
    await act(async () => answer());
    await waitFor(() => expect(microphone).toHaveDisplayValue('None found'));
  });

  it('/j/ joins with the stored browser id', async () => {
    localStorage.setItem('browserId', 'the-browser');
    const { user, sent } = await show('j', { data: stranger });
    await press(user, 'Join');
    expect(sent[0]!.input).toMatchObject({ browserId: 'the-browser' });
  });

  it.each(['m/s', 'm/j'] as const)('/%s/ opens if phone browsers are allowed', async (way) => {
    await show(way);
    expect(await screen.findByRole('button', { name: way === 'm/s' ? 'Start meeting' : 'Join' })).toBeInTheDocument();
  });

  it.each(['m/s', 'm/j'] as const)('/%s/ shows that phone browsers are not allowed, and links home', async (way) => {
    await show(way, { mobileAccess: false });
    expect(await screen.findByRole('heading', { name: 'Meetings do not open in phone browsers here' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: /Join|Start/ })).toBeNull();
  });

  it.each(['s', 'j'] as const)('/%s/ opens on a desktop even if phone browsers are not allowed', async (way) => {
    await show(way, { mobileAccess: false });
    expect(await screen.findByRole('button', { name: way === 's' ? 'Start meeting' : 'Join' })).toBeInTheDocument();
  });

  it.each([
    ['j', `${ROOM}).`],
    ['j', `${ROOM}%3E`],
    ['m/j', `${ROOM},`],
    ['s', '123-456-7890'],
  ] as const)('opens /%s/%s as the intended room', async (way, linked) => {
    const { user, sent } = await show(way, { room: linked });
    await press(user, way === 's' ? 'Start meeting' : 'Join');
    expect(sent.map(({ input }) => input)).toEqual([expect.objectContaining({ roomId: ROOM })]);
  });

  it('shows that there is no such room, with a link to the dashboard', async () => {
    await show('j', { failure: refusal('ROOM_NOT_FOUND') });
    expect(await screen.findByRole('heading', { name: 'There is no such meeting' })).toBeVisible();
    expect(screen.getByText('Please check the link or the room id.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard/join');
  });

  it('shows that the server cannot be reached, and retries on request', async () => {
    const { user, broken } = await show('j', { failure: new TypeError('Failed to fetch') });
    expect(await screen.findByRole('heading', { name: 'The meeting cannot be reached' })).toBeVisible();
    broken.with = undefined;
    await press(user, 'Try again');
    expect(await screen.findByRole('button', { name: 'Join' })).toBeVisible();
  });

  it('shows why the meeting could not be started, and lets the person try again', async () => {
    const message = 'Only the owner of this room, or somebody they allow, can start a meeting in it.';
    const refusedWith = new CallFailure(200, { code: 'MEETING_START_REFUSED', message });
    const { user, answers } = await show('s', { refusedWith });
    await press(user, 'Start meeting');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Start meeting' })).not.toHaveAttribute('aria-disabled');
    answers.next = buildSession();
    await press(user, 'Start meeting');
    await waitFor(() => expect(RecordedApi.made).toHaveLength(1));
  });

  describe('when the meeting is full', () => {
    const full = { ...stranger, isMeetingLive: true, isFull: true };
    const title = { name: 'The meeting is full' };
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    async function wait(session: typeof visitor | typeof TEST_USER = visitor) {
      const scene = await show('j', { session, data: full });
      expect(await screen.findByRole('heading', title)).toBeVisible();
      return scene;
    }
    const later = () => act(() => jest.advanceTimersByTimeAsync(5_000));

    it('shows that before it requests a name or a device, and continues when a place is free', async () => {
      const getUserMedia = jest.spyOn(navigator.mediaDevices, 'getUserMedia');
      const { known, sent } = await wait();
      expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
      expect(getUserMedia).not.toHaveBeenCalled();
      await later();
      expect(screen.getByRole('heading', title)).toBeVisible();
      Object.assign(known, { isFull: false });
      await later();
      expect(await screen.findByRole('alert')).toHaveTextContent('Someone has left. You can join now.');
      expect(screen.getByLabelText(/Your name/)).toHaveFocus();
      expect(sent).toEqual([]);
    });

    it('checks again on request, and shows that nobody has left', async () => {
      const { known, user } = await wait(TEST_USER);
      await press(user, 'Try again');
      expect(await screen.findByText('Nobody has left yet.')).toHaveAttribute('role', 'status');
      Object.assign(known, { isFull: false });
      await press(user, 'Try again');
      expect(await screen.findByRole('button', { name: 'Join' })).toHaveFocus();
    });

    it('continues to wait while the network is down', async () => {
      const { known, broken } = await wait();
      broken.with = new TypeError('Failed to fetch');
      await later();
      await later();
      expect(screen.getByRole('heading', title)).toBeVisible();
      broken.with = undefined;
      Object.assign(known, { isFull: false });
      await later();
      expect(await screen.findByRole('button', { name: 'Join' })).toBeVisible();
    });

    it('admits a person to the seat that they have', async () => {
      sessionStorage.setItem(`meetingSeat-${ROOM}`, JSON.stringify({ name: 'Gus', meetingContactHistoryId: 'h' }));
      const { sent } = await show('j', { session: visitor, data: full });
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(screen.queryByRole('heading', title)).toBeNull();
    });
  });

  it('does not admit an administrator, and shows why', async () => {
    const { user, sent } = await show('j', { session: { ...TEST_USER, isAdmin: true } });
    const join = await screen.findByRole('button', { name: 'Join' });
    await user.click(join);
    expect(sent).toEqual([]);
    act(() => join.focus());
    expect(
      await screen.findByText('Since you are logged in as an admin you cannot access meetings'),
    ).toBeInTheDocument();
  });

  it('shows what is wrong with the camera, and joins without it', async () => {
    Object.assign(navigator, { mediaDevices: createFakeMedia({ errors: { video: 'NotReadableError' } }).media });
    const { user, sent } = await show('j');
    expect((await screen.findAllByText(/Another app is using the camera/))[0]).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await press(user, 'Join');
    expect(sent).toHaveLength(1);
  });

  describe('after the meeting', () => {
    async function leave(session: typeof visitor | typeof TEST_USER, ...events: Parameters<RecordedApi['play']>[]) {
      const scene = await show('j', { session });
      if (session === visitor) await scene.user.type(await screen.findByLabelText(/Your name/), 'Gus');
      await press(scene.user, 'Join');
      await waitFor(() => expect(RecordedApi.made).toHaveLength(1));
      const [api] = RecordedApi.made;
      await waitFor(() => expect(api!.isHeard('readyToClose')).toBe(true));
      act(() => events.forEach(([event, data]) => api!.play(event, data)));
      return scene;
    }
    const ended = (message: string): Parameters<RecordedApi['play']> => [
      'errorOccurred',
      { error: { type: 'CONFERENCE', name: 'conference.destroyed', message, isFatal: true } },
    ];

    it('leads a signed-in person to the dashboard', async () => {
      const { host } = await leave(TEST_USER, ['readyToClose']);
      expect(host.visited).toEqual(['/dashboard/join']);
      expect(sessionStorage).toHaveLength(0);
    });

    it('leads a guest home', async () => {
      const { host } = await leave(visitor, ['readyToClose']);
      expect(host.visited).toEqual(['/']);
    });

    it('leads to the end page when the system ended it', async () => {
      const { host } = await leave(TEST_USER, ended('time-limit'), ['readyToClose']);
      expect(host.visited).toEqual(['/meeting-end']);
    });

    it.each([
      ['a signed-in person', TEST_USER],
      ['a guest', visitor],
    ])('leads %s to the end page when a host ended it for everyone', async (_who, session) => {
      const { host } = await leave(session, ended('host'), ['readyToClose']);
      expect(host.visited).toEqual(['/meeting-end']);
    });
  });

  it('rejoins the same seat by itself after a reload', async () => {
    sessionStorage.setItem(
      `meetingSeat-${ROOM}`,
      JSON.stringify({ name: 'Gus', meetingContactHistoryId: 'history-9' }),
    );
    localStorage.setItem('browserId', 'the-browser');
    const { sent } = await show('j', { session: visitor, data: stranger });
    await waitFor(() =>
      expect(sent).toEqual([
        {
          name: 'joinMeeting',
          input: { roomId: ROOM, browserId: 'the-browser', name: 'Gus', meetingContactHistoryId: 'history-9' },
        },
      ]),
    );
  });

  it('joins again with a new token when the room refuses an expired one', async () => {
    const { user, sent, answers } = await show('s');
    await press(user, 'Start meeting');
    await waitFor(() => expect(RecordedApi.made).toHaveLength(1));
    await waitFor(() => expect(RecordedApi.made[0]!.isHeard('errorOccurred')).toBe(true));
    answers.next = buildSession({ jwt: 'a.fresh.token' });
    act(() =>
      RecordedApi.made[0]!.play('errorOccurred', {
        error: { type: 'CONNECTION', name: 'connection.passwordRequired' },
      }),
    );
    await waitFor(() => expect(RecordedApi.made).toHaveLength(2));
    expect(RecordedApi.made[1]!.options).toMatchObject({ jwt: 'a.fresh.token' });
    expect(sent.map(({ name }) => name)).toEqual(['startMeeting', 'joinMeeting']);
  });
});
