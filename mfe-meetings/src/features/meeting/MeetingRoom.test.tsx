import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MeetingSession } from '@meet/meetings-contract';
import { RecordedApi, type JitsiEvent } from '@meet/meeting-room/testing';
import { createTestHost, renderInHost } from '@meet/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import texts from '../../i18n/en_US.json';
import { buildSession } from '../../testing/buildSession.ts';
import { MeetingRoom } from './MeetingRoom.tsx';

const session = buildSession();

describe('a meeting on a Jitsi deployment', () => {
  const heartbeat = () => ({
    isMeetingLive: true,
    participants: 2,
    subject: 'Merger with Acme',
    ownerName: 'Olga Owner',
    meetingStartTime: Date.now(),
    meetingEndTime: null,
    serverTime: Date.now(),
  });

  beforeEach(() => {
    RecordedApi.made.length = 0;
    Object.assign(window, { JitsiMeetExternalAPI: RecordedApi });
  });
  afterEach(() => {
    delete (window as { JitsiMeetExternalAPI?: unknown }).JitsiMeetExternalAPI;
  });

  async function enter(part: Partial<MeetingSession> = {}) {
    const host = createTestHost({ api: { heartbeat, updateContactHistoryParticipantId: {} } });
    const sent = (name: string) => host.calls.filter((call) => call.name === name).map(({ input }) => input);
    const exits = { onOver: jest.fn(), onStale: jest.fn() };
    const initialized = jest.fn();
    host.events.on('meeting.initialized@1').subscribe(initialized);
    await renderInHost(<MeetingRoom session={{ ...session, ...part }} {...exits} />, { host, texts });
    await waitFor(() => expect(RecordedApi.made).toHaveLength(1));
    const recorded = RecordedApi.made[0]!;
    const play = (event: JitsiEvent, data?: object) => act(() => recorded.play(event, data));
    return { host, sent, api: recorded, play, initialized, ...exits };
  }

  it('opens the room of the token on its domain, without a page before it', async () => {
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

  it.each([
    [1, { startWithVideoMuted: false, startScreenSharing: false }],
    [2, { startWithVideoMuted: true, startScreenSharing: false }],
    [3, { startWithVideoMuted: true, startScreenSharing: true }],
  ] as const)('starts in mode %d', async (startMode, configOverwrite) => {
    const { api } = await enter({ startMode });
    expect(api.options).toMatchObject({ configOverwrite });
  });

  it('starts screen sharing for the owner only, in any mode', async () => {
    const { api } = await enter({ startMode: 3, userIsMeetingOwner: false });
    expect(api.options).toMatchObject({ configOverwrite: { startScreenSharing: false } });
  });

  it('joins with camera and microphone off if they were off before', async () => {
    localStorage.setItem('meetingDevices', JSON.stringify({ cameraOn: false, microphoneOn: false }));
    const { api } = await enter({ startMode: 1 });
    expect(api.options).toMatchObject({ configOverwrite: { startWithVideoMuted: true, startWithAudioMuted: true } });
    localStorage.clear();
  });

  it('joins with the background that was chosen before', async () => {
    localStorage.setItem('meetBackground', 'blur');
    const { api } = await enter();
    expect(api.options).toMatchObject({ configOverwrite: { cameraBackground: 'blur' } });
    localStorage.clear();
  });

  it('follows a whole meeting: password, joining, others, leaving', async () => {
    const { api, play, initialized, onOver, sent } = await enter();
    play('passwordRequired');
    expect(api.commands).toEqual([['password', 's3cret']]);
    play('videoConferenceJoined', {
      roomName: '1234567890',
      id: 'a1b2c3d4',
      displayName: 'Ana Pop',
      avatarURL: '',
      breakoutRoom: false,
    });
    await waitFor(() =>
      expect(sent('heartbeat')).toEqual([{ roomId: '1234567890', meetingContactHistoryId: 'history-1' }]),
    );
    expect(initialized).toHaveBeenCalledWith({ roomId: '1234567890' });
    expect(sent('updateContactHistoryParticipantId')).toMatchObject([
      { meetingContactHistoryId: 'history-1', participantId: 'a1b2c3d4' },
    ]);
    play('participantJoined', { id: 'e5f6a7b8', displayName: 'Bo', formattedDisplayName: 'Bo' });
    await waitFor(() => expect(sent('heartbeat')).toHaveLength(2));
    play('videoConferenceLeft', { roomName: '1234567890' });
    play('readyToClose');
    expect(onOver).toHaveBeenCalledWith({ bySystem: false, endedForAll: false, kicked: false });
  });

  it('prompts before a person leaves others, but not after the meeting', async () => {
    const { play } = await enter();
    const closeTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closeTab()).toBe(true);
    play('videoConferenceJoined', { roomName: '1234567890', id: 'a1b2c3d4' });
    await waitFor(() => expect(closeTab()).toBe(false));
    play('videoConferenceLeft', { roomName: '1234567890' });
    expect(closeTab()).toBe(true);
  });

  it('shows the name of a password-protected meeting once the person is admitted', async () => {
    const { play } = await enter({ subject: '', ownerName: '', userIsMeetingOwner: false });
    expect(screen.getByRole('heading', { name: 'Meeting behind a password' })).toBeInTheDocument();
    play('videoConferenceJoined', { roomName: '1234567890', id: 'a1b2c3d4' });
    expect(await screen.findByRole('heading', { name: 'Merger with Acme' })).toBeInTheDocument();
  });

  it('shows a removed person the reason before the page closes', async () => {
    const { api, play, onOver } = await enter();
    play('videoConferenceJoined', { roomName: '1234567890', id: 'a1b2c3d4' });
    play('participantKickedOut', { kicked: { id: 'a1b2c3d4', local: true }, kicker: { id: 'e5f6a7b8' } });
    expect(await screen.findByText('You have been kicked out from the meeting!')).toBeInTheDocument();
    expect(api.commands).toEqual([['hangup']]);
    play('readyToClose');
    expect(onOver).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Ok' }).click());
    expect(onOver).toHaveBeenCalledWith({ bySystem: false, endedForAll: false, kicked: true });
  });

  it('recognizes an end by the server', async () => {
    const { play, onOver } = await enter();
    play('errorOccurred', {
      error: { type: 'CONFERENCE', name: 'conference.destroyed', message: 'time-limit', isFatal: true },
    });
    play('readyToClose');
    expect(onOver).toHaveBeenCalledWith({ bySystem: true, endedForAll: true, kicked: false });
  });

  it('toggles the whiteboard of this meeting with the deployment’s command', async () => {
    const { host, api, play } = await enter();
    play('videoConferenceJoined', { roomName: '1234567890', id: 'a1b2c3d4' });
    act(() => host.events.emit('whiteboard.requested@1', { roomId: '9999999999' }));
    expect(api.commands).toEqual([]);
    act(() => host.events.emit('whiteboard.requested@1', { roomId: '1234567890' }));
    expect(api.commands).toEqual([['toggleWhiteboard']]);
  });
});
