import type { FrameOptions } from '../protocol/frame.ts';

/** Options that the host page set, under the names of Jitsi's config.js. */
export interface RoomOptions {
  roomName: string;
  hostOrigin: string;
  token?: string;
  language: string;
  displayName?: string;
  email?: string;
  startsAudioMuted: boolean;
  startsVideoMuted: boolean;
  startsSharing: boolean;
  startsInTileView?: boolean;
  confirmsBeforeJoining: boolean;
  /** True if the host page keeps recordings of this person. */
  offersRecording: boolean;
  /** Name that the host page gives the meeting. */
  subject: string;
  /** True if the host page shows subject and time in its own frame. */
  hidesTitle: boolean;
  /** Subject that this person sees instead of the room's. */
  localSubject: string;
  /** Labels or ids of devices. */
  audioInput?: string;
  audioOutput?: string;
  videoInput?: string;
  /** Background that the person chose on the host page. The room's own memory of the choice comes first. */
  background?: string;
  /** Names of Jitsi's toolbar buttons to draw; all if undefined. */
  toolbarButtons?: readonly string[];
}

/** Reads the URL fragment that the host page's script wrote. A page opened by hand gets the defaults. */
export function readOptions({ hash, pathname, origin }: Location): RoomOptions {
  const frame = parseFragment(hash) ?? { hostOrigin: origin, config: {} };
  const { config, userInfo = {}, devices = {} } = frame;
  const at = (path: string) => path.split('.').reduce<unknown>((value, key) => (value as never)?.[key], config);
  return {
    roomName: decodeURIComponent(pathname.split('/').at(-1) ?? ''),
    hostOrigin: frame.hostOrigin,
    token: frame.jwt,
    language: frame.lang ?? asText(at('defaultLanguage')) ?? navigator.language,
    displayName: userInfo.displayName,
    email: userInfo.email,
    startsAudioMuted: at('startWithAudioMuted') === true || at('startSilent') === true,
    startsVideoMuted: at('startWithVideoMuted') === true || at('startAudioOnly') === true,
    startsSharing: at('startScreenSharing') === true,
    startsInTileView: asFlag(at('startInTileView')),
    confirmsBeforeJoining: at('prejoinConfig.enabled') === true || at('prejoinPageEnabled') === true,
    offersRecording: at('recordingService.enabled') === true,
    subject: asText(at('subject')) ?? '',
    localSubject: asText(at('localSubject')) ?? '',
    hidesTitle: at('hideConferenceSubject') === true && at('hideConferenceTimer') === true,
    audioInput: devices.audioInput ?? asText(at('devices.audioInput')),
    audioOutput: devices.audioOutput ?? asText(at('devices.audioOutput')),
    videoInput: devices.videoInput ?? asText(at('devices.videoInput')),
    background: asText(at('cameraBackground')),
    toolbarButtons: asNames(at('toolbarButtons')),
  };
}

function parseFragment(hash: string): FrameOptions | undefined {
  try {
    return JSON.parse(decodeURIComponent(hash.slice(1))) as FrameOptions;
  } catch {
    return undefined;
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
const asFlag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
const asNames = (value: unknown) =>
  Array.isArray(value) && value.every((name) => typeof name === 'string') ? (value as string[]) : undefined;
