import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MeetingSession } from '@meet/contracts/meetings';
import { createTestHost, renderInHost } from '@meet/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import texts from '../../i18n/en_US.json';
import { MeetingRoom } from './MeetingRoom.tsx';

type Listener = (data?: object) => void;

/** Plays Jitsi's IFrame API: events and payloads as a Jitsi Meet deployment sends them, in its order. */
class RecordedApi {
  static made: RecordedApi[] = [];
  readonly domain: string;
  readonly options: Record<string, unknown>;
  readonly commands: [string, ...unknown[]][] = [];
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(domain: string, options: Record<string, unknown>) {
    this.domain = domain;
    this.options = options;
    (options.parentNode as HTMLElement).append(document.createElement('iframe'));
    RecordedApi.made.push(this);
  }

  on(event: string, listener: Listener) {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
  }

  removeListener(event: string, listener: Listener) {
    this.#listeners.get(event)?.delete(listener);
  }

  executeCommand(name: string, ...args: unknown[]) {
    this.commands.push([name, ...args]);
  }

  getNumberOfParticipants = () => 2;
  getIFrame = () => (this.options.parentNode as HTMLElement).querySelector('iframe');
  dispose = () => {};

  play(event: string, data: object = {}) {
    act(() => this.#listeners.get(event)?.forEach((listener) => listener(data)));
  }
}

const session: MeetingSession = {
  meetingId: '1234567890',
  roomId: '1234567890',
  isOwner: true,
  subject: 'Planning',
  ownerName: 'Ana Pop',
  meetingStartTime: Date.now(),
  meetingMaxDurationInMin: 45,
  meetingEndTime: null,
  serverTime: Date.now(),
  isMeetingPaid: false,
  heartbeatCallRateInMins: 3,
  meetingContactHistoryId: 'history-1',
  userIsMeetingOwner: true,
  userHasAccessToStartMeeting: true,
  userIsInSameGroupAsOwnerAsModerator: false,
  startMode: 2,
  passwordRequired: true,
  password: 's3cret',
  lobby: false,
  participantName: 'Ana Pop',
  participantEmail: 'ana@example.com',
  jwt: 'header.claims.signature',
  jitsiDomain: 'meet.example.org',
  jitsiScriptUrl: 'https://meet.example.org/external_api.js',
};

describe('a meeting on a Jitsi deployment', () => {
  const mutate = jest.fn(async ({ mutation }: { mutation: { definitions: { name: { value: string } }[] } }) => {
    const heartbeat = {
      __typename: 'MeetingHeartbeat',
      isMeetingLive: true,
      participants: 2,
      meetingStartTime: Date.now(),
      meetingEndTime: null,
      serverTime: Date.now(),
    };
    const name = mutation.definitions[0]!.name.value;
    return { data: { result: name === 'Heartbeat' ? heartbeat : { __typename: 'MeetingDone', done: true } } };
  });
  const sent = (name: string) =>
    mutate.mock.calls
      .map(
        ([call]) => call as unknown as { mutation: { definitions: { name: { value: string } }[] }; variables: object },
      )
      .filter(({ mutation }) => mutation.definitions[0]!.name.value === name)
      .map(({ variables }) => variables);

  beforeEach(() => {
    mutate.mockClear();
    RecordedApi.made.length = 0;
    Object.assign(window, { JitsiMeetExternalAPI: RecordedApi });
  });
  afterEach(() => {
    delete (window as { JitsiMeetExternalAPI?: unknown }).JitsiMeetExternalAPI;
  });

  async function enter() {
    const host = createTestHost();
    Object.assign(host.apollo, { mutate });
    const exits = { onOver: jest.fn(), onStale: jest.fn() };
    const initialized = jest.fn();
    host.events.on('meeting.initialized@1').subscribe(initialized);
    await renderInHost(<MeetingRoom session={session} {...exits} />, { host, texts });
    await waitFor(() => expect(RecordedApi.made).toHaveLength(1));
    return { host, api: RecordedApi.made[0]!, initialized, ...exits };
  }

  it('opens the room of the token, on that domain, without another page before it', async () => {
    const { api } = await enter();
    expect(api.domain).toBe('meet.example.org');
    expect(api.options).toMatchObject({
      roomName: '1234567890',
      jwt: 'header.claims.signature',
      lang: 'en',
      userInfo: { displayName: 'Ana Pop', email: 'ana@example.com' },
      configOverwrite: {
        prejoinConfig: { enabled: false },
        disableDeepLinking: true,
        startWithVideoMuted: true,
        subject: 'Planning',
      },
    });
    expect(screen.getByRole('heading', { name: 'Planning' })).toBeInTheDocument();
  });

  it('follows a whole meeting: password, joining, others, leaving', async () => {
    const { api, initialized, onOver } = await enter();
    api.play('passwordRequired');
    expect(api.commands).toEqual([['password', 's3cret']]);
    api.play('videoConferenceJoined', {
      roomName: '1234567890',
      id: 'a1b2c3d4',
      displayName: 'Ana Pop',
      avatarURL: '',
      breakoutRoom: false,
    });
    await waitFor(() =>
      expect(sent('Heartbeat')).toEqual([{ roomId: '1234567890', meetingContactHistoryId: 'history-1' }]),
    );
    expect(initialized).toHaveBeenCalledWith({ roomId: '1234567890' });
    expect(sent('UpdateContactHistoryParticipantId')).toMatchObject([
      { input: { meetingContactHistoryId: 'history-1', participantId: 'a1b2c3d4' } },
    ]);
    api.play('participantJoined', { id: 'e5f6a7b8', displayName: 'Bo', formattedDisplayName: 'Bo' });
    await waitFor(() => expect(sent('Heartbeat')).toHaveLength(2));
    api.play('videoConferenceLeft', { roomName: '1234567890' });
    api.play('readyToClose');
    expect(onOver).toHaveBeenCalledWith({ bySystem: false, kicked: false });
  });

  it('shows who was kicked out why, before the page goes', async () => {
    const { api, onOver } = await enter();
    api.play('videoConferenceJoined', { roomName: '1234567890', id: 'a1b2c3d4' });
    api.play('participantKickedOut', { kicked: { id: 'a1b2c3d4', local: true }, kicker: { id: 'e5f6a7b8' } });
    expect(await screen.findByText('You have been kicked out from the meeting!')).toBeInTheDocument();
    expect(api.commands).toEqual([['hangup']]);
    api.play('readyToClose');
    expect(onOver).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Ok' }).click());
    expect(onOver).toHaveBeenCalledWith({ bySystem: false, kicked: true });
  });

  it('knows an end by the server', async () => {
    const { api, onOver } = await enter();
    api.play('errorOccurred', {
      error: { type: 'CONFERENCE', name: 'conference.destroyed', message: 'time-limit', isFatal: true },
    });
    api.play('readyToClose');
    expect(onOver).toHaveBeenCalledWith({ bySystem: true, kicked: false });
  });
});
