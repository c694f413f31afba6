import type { BackgroundState } from '@meet/meeting-room/background';
import type { Behavior, Scope } from '@meet/remote-kit';
import type { BackgroundControl, CreateBackground } from './createBackgroundControl.ts';
import { createLevelMeter } from './createLevelMeter.ts';
import { readStored, store } from './storage.ts';

/** Reason why there is no picture or sound. */
export type DeviceTrouble = 'refused' | 'missing' | 'inUse' | 'unsupported' | 'background';

export interface DevicePreview {
  readonly stream$: Behavior<MediaStream | undefined>;
  readonly cameras$: Behavior<readonly MediaDeviceInfo[]>;
  readonly microphones$: Behavior<readonly MediaDeviceInfo[]>;
  readonly cameraId$: Behavior<string>;
  readonly microphoneId$: Behavior<string>;
  readonly cameraOn$: Behavior<boolean>;
  readonly microphoneOn$: Behavior<boolean>;
  /** Loudness of the microphone, from 0 to 1. */
  readonly level$: Behavior<number>;
  readonly cameraTrouble$: Behavior<DeviceTrouble | undefined>;
  readonly microphoneTrouble$: Behavior<DeviceTrouble | undefined>;
  readonly busy$: Behavior<boolean>;
  /** Undefined if the person can choose none here. */
  readonly background: BackgroundControl | undefined;
  readonly backgroundState$: Behavior<BackgroundState>;
  toggleCamera(): void;
  toggleMicrophone(): void;
  chooseCamera(id: string): void;
  chooseMicrophone(id: string): void;
  /** Requests the devices again, after the person allowed or plugged in one. */
  retry(): void;
}

type Device = 'camera' | 'microphone';

interface Choice {
  camera?: string;
  microphone?: string;
  cameraOn?: boolean;
  microphoneOn?: boolean;
}

export const DEVICE_CHOICE_KEY = 'meetingDevices';

/** Returns the last devices chosen in this browser, by label: ids change with the site's permissions. */
export function readDeviceChoice(): Choice {
  try {
    return JSON.parse(readStored(DEVICE_CHOICE_KEY) ?? '{}') as Choice;
  } catch {
    return {};
  }
}

/** Provides camera and microphone before the meeting, as they will be in it. All tracks end with the scope. */
export function createDevicePreview(
  scope: Scope,
  media: MediaDevices | undefined = navigator.mediaDevices,
  createBackground?: CreateBackground,
): DevicePreview {
  const choice = readDeviceChoice();
  const stream$ = scope.state<MediaStream | undefined>(undefined);
  const cameras$ = scope.state<readonly MediaDeviceInfo[]>([]);
  const microphones$ = scope.state<readonly MediaDeviceInfo[]>([]);
  const cameraId$ = scope.state('');
  const microphoneId$ = scope.state('');
  const cameraOn$ = scope.state(choice.cameraOn ?? true);
  const microphoneOn$ = scope.state(choice.microphoneOn ?? true);
  const cameraTrouble$ = scope.state<DeviceTrouble | undefined>(undefined);
  const microphoneTrouble$ = scope.state<DeviceTrouble | undefined>(undefined);
  const busy$ = scope.state(true);
  const meter = createLevelMeter(scope);

  let camera: MediaStreamTrack | undefined;
  let microphone: MediaStreamTrack | undefined;
  /**
   * Number of requests of each device. A device may take seconds to start, and be switched off or changed meanwhile.
   */
  const turns = { camera: 0, microphone: 0 };
  /** The group ids of devices that were unplugged while in use. Another device replaces each until it is back. */
  const lost: { [device in Device]?: string | undefined } = {};

  const show = () => {
    const tracks = [camera, microphone].filter((track) => track !== undefined);
    stream$.next(tracks.length ? new MediaStream(tracks) : undefined);
    meter.follow(microphoneOn$.value ? microphone : undefined);
  };

  const background = createBackground?.({
    reopen() {
      void takeCamera(cameraId$.value);
      show();
    },
    fail() {
      turns.camera += 1;
      camera = undefined;
      cameraTrouble$.next('background');
      show();
    },
  });

  /** Gives the camera its background before it is shown. */
  const drawBackground = async (taken: Taken, isWanted: () => boolean): Promise<Taken> => {
    if (!background || !taken.track || !isWanted()) return taken;
    try {
      return { track: await background.apply(taken.track) };
    } catch {
      taken.track.stop();
      return { trouble: 'background' };
    }
  };

  const takeCamera = async (id?: string) => {
    background?.release();
    camera?.stop();
    camera = undefined;
    const turn = ++turns.camera;
    if (cameraOn$.value) {
      const taken = await drawBackground(await take(media, 'video', id), () => turn === turns.camera);
      if (turn !== turns.camera) return taken.track?.stop();
      cameraTrouble$.next(taken.trouble);
      camera = keep('camera', taken.track);
      cameraId$.next(camera?.getSettings().deviceId ?? id ?? '');
    }
    show();
  };

  const takeMicrophone = async (id?: string) => {
    microphone?.stop();
    const turn = ++turns.microphone;
    const taken = await take(media, 'audio', id);
    if (turn !== turns.microphone) return taken.track?.stop();
    microphoneTrouble$.next(taken.trouble);
    microphone = keep('microphone', taken.track);
    microphoneId$.next(microphone?.getSettings().deviceId ?? id ?? '');
    show();
  };

  /** Uses a granted track. If the screen was closed meanwhile, the track ends at once. */
  const keep = (device: Device, track: MediaStreamTrack | undefined) => {
    if (scope.ended) track?.stop();
    const turn = turns[device];
    const group = track?.getSettings().groupId;
    track?.addEventListener('ended', () => {
      if (turn === turns[device] && !scope.ended) void lose(device, group);
    });
    return scope.ended ? undefined : track;
  };

  /** Lists all devices. Returns also those that have no id before the person allowed their use. */
  const list = async () => {
    const devices = (await media?.enumerateDevices().catch(() => [])) ?? [];
    if (scope.ended) return [];
    const usable = devices.filter(({ deviceId }) => deviceId !== '');
    cameras$.next(usable.filter(({ kind }) => kind === 'videoinput'));
    microphones$.next(usable.filter(({ kind }) => kind === 'audioinput'));
    return devices;
  };

  const parts = {
    camera: { kind: 'videoinput', list$: cameras$, trouble$: cameraTrouble$, take: takeCamera, id$: cameraId$ },
    microphone: {
      kind: 'audioinput',
      list$: microphones$,
      trouble$: microphoneTrouble$,
      take: takeMicrophone,
      id$: microphoneId$,
    },
  } as const;

  /**
   * Replaces a device that was unplugged by another one. A device whose permission was withdrawn is not requested
   * again.
   */
  const lose = async (device: Device, group: string | undefined) => {
    const { kind, trouble$, take, id$ } = parts[device];
    if (device === 'camera') camera = undefined;
    else microphone = undefined;
    show();
    const turn = turns[device];
    const there = (await list()).filter((candidate) => candidate.kind === kind);
    if (scope.ended || turn !== turns[device]) return;
    // Without permission all devices have an empty group id.
    if (there.some(({ groupId }) => !groupId || groupId === group)) return trouble$.next('refused');
    lost[device] ??= group;
    await take(id$.value);
  };

  /** Uses a lost device again as soon as it is back. If none was found before, uses the first that appears. */
  const followDevices = async () => {
    await list();
    if (scope.ended) return;
    for (const device of ['camera', 'microphone'] as const) {
      const { list$, trouble$, take } = parts[device];
      const back = list$.value.find(({ groupId }) => groupId === lost[device]);
      if (back) lost[device] = undefined;
      if (back || (trouble$.value === 'missing' && list$.value.length > 0)) await take(back?.deviceId);
    }
  };

  const remember = () => {
    const getLabel = (devices: readonly MediaDeviceInfo[], id: string) =>
      devices.find(({ deviceId }) => deviceId === id)?.label;
    const chosen: Choice = {
      camera: getLabel(cameras$.value, cameraId$.value),
      microphone: getLabel(microphones$.value, microphoneId$.value),
      cameraOn: cameraOn$.value,
      microphoneOn: microphoneOn$.value,
    };
    store(DEVICE_CHOICE_KEY, JSON.stringify(chosen));
  };

  const begin = async () => {
    busy$.next(true);
    // Only a remembered device has to be found by its label. Listing takes time, which would delay the first picture.
    if (choice.camera || choice.microphone) await list();
    const toId = (devices: readonly MediaDeviceInfo[], label?: string) =>
      devices.find((device) => label && device.label === label)?.deviceId;
    // One after the other, because browsers that show a prompt show one for each, and prompts must not overlap. The
    // camera is first, because the person waits for the picture.
    await takeCamera(toId(cameras$.value, choice.camera));
    await takeMicrophone(toId(microphones$.value, choice.microphone));
    await list();
    if (!scope.ended) busy$.next(false);
  };

  scope.onEnd(() => {
    camera?.stop();
    microphone?.stop();
  });
  if (media) {
    const onChange = () => void followDevices();
    media.addEventListener('devicechange', onChange);
    scope.onEnd(() => media.removeEventListener('devicechange', onChange));
  }
  void begin();

  return {
    stream$,
    cameras$,
    microphones$,
    cameraId$,
    microphoneId$,
    cameraOn$,
    microphoneOn$,
    level$: meter.level$,
    cameraTrouble$,
    microphoneTrouble$,
    busy$,
    background,
    backgroundState$: background?.state$ ?? scope.state<BackgroundState>('off'),
    toggleCamera() {
      cameraOn$.next(!cameraOn$.value);
      lost.camera = undefined;
      remember();
      void takeCamera(cameraId$.value);
    },
    toggleMicrophone() {
      microphoneOn$.next(!microphoneOn$.value);
      remember();
      if (microphone) show();
      else void takeMicrophone();
    },
    chooseCamera(id) {
      lost.camera = undefined;
      void takeCamera(id).then(remember);
    },
    chooseMicrophone(id) {
      lost.microphone = undefined;
      void takeMicrophone(id).then(remember);
    },
    retry: () => void begin(),
  };
}

interface Taken {
  track?: MediaStreamTrack | undefined;
  trouble?: DeviceTrouble;
}

async function take(media: MediaDevices | undefined, kind: 'audio' | 'video', id?: string): Promise<Taken> {
  if (!media?.getUserMedia) return { trouble: 'unsupported' };
  const wish = { ...(id && { deviceId: { ideal: id } }), ...(kind === 'video' && { width: { ideal: 1280 } }) };
  try {
    const stream = await media.getUserMedia({ [kind]: Object.keys(wish).length ? wish : true });
    return { track: stream.getTracks()[0] };
  } catch (error) {
    return { trouble: getTrouble(error) };
  }
}

function getTrouble(error: unknown): DeviceTrouble {
  switch ((error as { name?: string }).name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotReadableError':
    case 'AbortError':
      return 'inUse';
    default:
      return 'missing';
  }
}
