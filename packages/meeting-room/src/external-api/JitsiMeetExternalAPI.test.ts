import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FrameMessage, FrameOptions } from '../protocol/frame.ts';
import { type ExternalApiOptions, JitsiMeetExternalAPI } from './JitsiMeetExternalAPI.ts';

const ORIGIN = 'https://meet.example.com';

let api: JitsiMeetExternalAPI & Record<string, (...args: unknown[]) => Promise<unknown>>;
let posted: unknown[];

const create = (options: ExternalApiOptions = {}) => {
  api = new JitsiMeetExternalAPI('meet.example.com', { roomName: '123456789', ...options }) as typeof api;
  posted = [];
  const frameWindow = api.getIFrame().contentWindow!;
  frameWindow.postMessage = ((message: unknown, options: { targetOrigin: string }) =>
    posted.push({ message, to: options.targetOrigin })) as never;
  return api;
};

/** Sends a message as the room's page does. */
const say = (
  data: FrameMessage | object | string,
  origin = ORIGIN,
  source: MessageEventSource | null = api.getIFrame().contentWindow,
) => window.dispatchEvent(new MessageEvent('message', { data, origin, source }));

beforeEach(() => void (JitsiMeetExternalAPI.base = `${ORIGIN}/meeting-room/`));
afterEach(() => {
  api.dispose();
  jest.restoreAllMocks();
});

describe('the frame', () => {
  it('shows the room, with the options in the hash, which no server receives', () => {
    const parentNode = document.body.appendChild(document.createElement('div'));
    create({ parentNode, jwt: 'a.b.c', lang: 'fr', width: 640, configOverwrite: { startWithAudioMuted: true } });
    const frame = parentNode.querySelector('iframe')!;
    const url = new URL(frame.src);
    expect(url.origin + url.pathname + url.search).toBe(`${ORIGIN}/meeting-room/123456789`);
    expect(JSON.parse(decodeURIComponent(url.hash.slice(1))) as FrameOptions).toEqual({
      hostOrigin: window.location.origin,
      jwt: 'a.b.c',
      lang: 'fr',
      config: { startWithAudioMuted: true },
    });
    expect(frame.style).toMatchObject({ width: '640px', height: '100%' });
    for (const feature of ['camera', 'microphone', 'display-capture', 'autoplay', 'fullscreen'])
      expect(frame.allow).toContain(feature);
  });

  it('is removed by dispose, with all listeners and open requests', async () => {
    create();
    const listener = jest.fn();
    api.on('participantJoined', listener);
    const question = api.isAudioMuted!();
    api.dispose();
    say({ meetingRoom: 'event', name: 'participantJoined', data: {} });
    expect(document.querySelector('iframe')).toBeNull();
    expect(listener).not.toHaveBeenCalled();
    await expect(question).rejects.toThrow('disposed');
    await expect(api.isAudioMuted!()).rejects.toThrow('disposed');
  });
});

describe('commands', () => {
  it('wait until the page is ready, then go to its origin only, in order', () => {
    create();
    api.executeCommands({ displayName: ['Ana'], toggleAudio: [] });
    expect(posted).toEqual([]);
    say({ meetingRoom: 'ready' });
    api.executeCommand('hangup');
    expect(posted).toEqual([
      { message: { meetingRoom: 'command', name: 'displayName', args: ['Ana'] }, to: ORIGIN },
      { message: { meetingRoom: 'command', name: 'toggleAudio', args: [] }, to: ORIGIN },
      { message: { meetingRoom: 'command', name: 'hangup', args: [] }, to: ORIGIN },
    ]);
  });

  it('that are unknown to the room are reported on the console, and not sent', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    create();
    say({ meetingRoom: 'ready' });
    api.executeCommand('toggleSubtitles');
    expect(posted).toEqual([]);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('toggleSubtitles'));
  });
});

describe('events', () => {
  it('reach listeners added by every method name that hosts use', () => {
    create();
    const heard: string[] = [];
    api.on('participantLeft', () => heard.push('on'));
    api.once('participantLeft', () => heard.push('once'));
    api.addListener('participantLeft', () => heard.push('addListener'));
    api.addEventListener('participantLeft', () => heard.push('addEventListener'));
    api.addEventListeners({ participantLeft: () => heard.push('addEventListeners') });
    say({ meetingRoom: 'event', name: 'participantLeft', data: { id: 'a' } });
    expect(heard).toEqual(['on', 'once', 'addListener', 'addEventListener', 'addEventListeners']);
    api.removeEventListener('participantLeft');
    say({ meetingRoom: 'event', name: 'participantLeft', data: { id: 'a' } });
    expect(heard).toHaveLength(5);
  });

  it('do not reach removed listeners, even if another one removes itself meanwhile', () => {
    create();
    const heard: string[] = [];
    const gone = () => heard.push('gone');
    const leaving = () => {
      heard.push('leaving');
      api.off('participantLeft', leaving);
    };
    api.on('participantLeft', gone).on('participantLeft', leaving);
    api.on('participantLeft', () => heard.push('staying'));
    api.removeListener('participantLeft', gone);
    expect(api.listenerCount('participantLeft')).toBe(2);
    for (let times = 0; times < 2; times += 1) say({ meetingRoom: 'event', name: 'participantLeft', data: {} });
    expect(heard).toEqual(['leaving', 'staying', 'staying']);
    api.removeEventListeners(['participantLeft']);
    expect(api.listeners('participantLeft')).toEqual([]);
  });

  it('from other origins and windows are ignored', () => {
    create();
    const listener = jest.fn();
    api.on('readyToClose', listener);
    say({ meetingRoom: 'event', name: 'readyToClose', data: {} }, 'https://evil.example');
    say({ meetingRoom: 'event', name: 'readyToClose', data: {} }, ORIGIN, window);
    say('readyToClose');
    expect(listener).not.toHaveBeenCalled();
    say({ meetingRoom: 'event', name: 'readyToClose', data: {} });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('that the room never sends are reported when a listener is added', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    create();
    api.on('recordingLinkAvailable', () => undefined);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('recordingLinkAvailable'));
    error.mockClear();
    for (const known of ['recordingStatusChanged', 'recordingWanted', 'recordingPart', 'lobbyChanged'])
      api.on(known, () => undefined);
    expect(error).not.toHaveBeenCalled();
    api.once('fileUploaded', () => undefined);
    api.addListener('fileDeleted', () => undefined);
    expect(error.mock.calls.flat()).toEqual([
      expect.stringContaining('fileUploaded'),
      expect.stringContaining('fileDeleted'),
    ]);
    error.mockClear();
    api.on('videoConferenceJoined', () => undefined);
    expect(error).not.toHaveBeenCalled();
  });
});

describe('functions', () => {
  it('return information about participants immediately', () => {
    create();
    const ana = {
      id: 'a',
      displayName: 'Ana Pop',
      email: 'ana@example.com',
      avatarURL: '/a.png',
      role: 'moderator',
      local: true,
    };
    say({
      meetingRoom: 'participants',
      participants: [ana, { ...ana, id: 'b', displayName: 'Ben Lee', local: false }],
      videoQuality: 720,
    });
    expect(api.getNumberOfParticipants()).toBe(2);
    expect(api.getDisplayName('b')).toBe('Ben Lee');
    expect(api.getEmail('a')).toBe('ana@example.com');
    expect(api.getAvatarURL('a')).toBe('/a.png');
    expect(api.getVideoQuality()).toBe(720);
    expect(api.getParticipantsInfo()[0]).toEqual({
      participantId: 'a',
      displayName: 'Ana Pop',
      formattedDisplayName: 'Ana Pop',
      email: 'ana@example.com',
      avatarURL: '/a.png',
    });
  });

  it('resolve with their own answers from the page', async () => {
    create();
    say({ meetingRoom: 'ready' });
    const [audio, video] = [api.isAudioMuted!(), api.isVideoMuted!()];
    const [first, second] = posted.map((entry) => (entry as { message: { id: number } }).message.id);
    say({ meetingRoom: 'answer', id: second!, result: false });
    say({ meetingRoom: 'answer', id: first!, result: true });
    await expect(Promise.all([audio, video])).resolves.toEqual([true, false]);
  });

  it('reject with the error of the page', async () => {
    create();
    say({ meetingRoom: 'ready' });
    const choice = api.setAudioInputDevice!('none', 'none');
    const { id } = (posted[0] as { message: { id: number } }).message;
    say({ meetingRoom: 'answer', id, error: 'There is no such device: none' });
    await expect(choice).rejects.toThrow('There is no such device');
  });

  it('that the room does not have reject', async () => {
    create();
    await expect(api.captureLargeVideoScreenshot!()).rejects.toThrow('not supported');
  });
});
