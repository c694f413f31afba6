import type { MediaSource } from '../../protocol/mediaSources.ts';
import { Behavior } from '../Behavior.ts';
import { type DeviceChoice, chosenDevice } from './devices.ts';
import type { CameraLimit } from './sendBudget.ts';
import { type MediaProblem, mediaProblem } from './mediaProblem.ts';

export interface LocalSource {
  /** Undefined while muted, not asked for yet, or not to be had. */
  track: MediaStreamTrack | undefined;
  muted: boolean;
  problem: MediaProblem | undefined;
}

export interface LocalScreen {
  video: MediaStreamTrack;
  audio: MediaStreamTrack | undefined;
}

const KINDS = ['audio', 'video'] as const;
type Kind = (typeof KINDS)[number];

const getVideo = ({ height, fps }: CameraLimit): MediaTrackConstraints => ({
  width: { ideal: Math.round((height * 16) / 9) },
  height: { ideal: height },
  frameRate: { ideal: fps, max: fps },
});
const AUDIO: MediaTrackConstraints = { echoCancellation: true, autoGainControl: true };

/** Blurs what is behind the person, where camera and browser can; the DOM's types don't know it yet. */
interface BlurMembers {
  backgroundBlur?: boolean;
}
type BlurCapabilities = MediaTrackCapabilities & { backgroundBlur?: boolean[] };

/** Browsers of phones can't. */
export const canShareScreen = (): boolean => 'getDisplayMedia' in (navigator.mediaDevices ?? {});

/** The person's own microphone, camera and screen. Unmuting asks for the device; muting the camera lets go of it. */
export class LocalMedia {
  readonly microphone: Behavior<LocalSource>;
  readonly camera: Behavior<LocalSource>;
  readonly screen = new Behavior<LocalScreen | undefined>(undefined);
  readonly devices = new Behavior<MediaDeviceInfo[]>([]);
  readonly chosen: Behavior<DeviceChoice>;
  readonly suppressesNoise = new Behavior(true);
  readonly blursBackground = new Behavior(false);
  /** Which way the camera of a phone looks, once the person has turned it. */
  #facing: 'user' | 'environment' | undefined;
  #limit: CameraLimit = { height: 720, fps: 30 };
  /**
   * Number of times that each was muted: a device that was requested before the last time is unwanted when it comes.
   */
  readonly #mutings: Record<Kind, number> = { audio: 0, video: 0 };
  /** The group ids of devices that went away while they were on: another one stands in until they are back. */
  readonly #lost: { [kind in Kind]?: string | undefined } = {};
  #forbidden: readonly MediaSource[] = [];
  #isStopped = false;

  constructor(muted: { audio: boolean; video: boolean }, chosen: DeviceChoice) {
    this.microphone = new Behavior<LocalSource>({ track: undefined, muted: muted.audio, problem: undefined });
    this.camera = new Behavior<LocalSource>({ track: undefined, muted: muted.video, problem: undefined });
    this.chosen = new Behavior(chosen);
    navigator.mediaDevices?.addEventListener('devicechange', () => void this.#followDevices());
  }

  get muted() {
    return { audioMuted: this.microphone.value.muted, videoMuted: this.camera.value.muted };
  }

  /** Asks for what is not muted. */
  async start(): Promise<void> {
    await this.refreshDevices();
    await this.#openAll(KINDS.filter((kind) => !this.#source(kind).value.muted));
  }

  unmuteBoth(): Promise<void> {
    return this.#openAll(KINDS.filter((kind) => this.#allows(kind)));
  }

  /** In one question where the browser can. */
  async #openAll(wanted: readonly Kind[]): Promise<void> {
    if (wanted.length === 2) {
      const { audio, video } = this.#mutings;
      try {
        const stream = await this.#request(wanted);
        this.#take('audio', stream.getAudioTracks()[0], audio);
        this.#take('video', stream.getVideoTracks()[0], video);
        return await this.refreshDevices();
      } catch {
        // One of the two is not to be had: ask apart to learn which.
        wanted = wanted.filter((kind) => this.#mutings[kind] === { audio, video }[kind]);
      }
    }
    await Promise.all(wanted.map((kind) => this.#open(kind)));
    await this.refreshDevices();
  }

  /** Mutes, or asks for the device and unmutes; what can't be had stays muted with its problem told. */
  async setMuted(kind: Kind, muted: boolean): Promise<void> {
    const source = this.#source(kind);
    if (!muted && !this.#allows(kind)) return this.#refuse(kind);
    if (!muted && !source.value.track) return this.#open(kind);
    if (muted) {
      this.#mutings[kind] += 1;
      this.#lost[kind] = undefined;
      if (kind === 'video') this.#release(source);
    }
    const { track } = source.value;
    // The microphone stays open, so that the first word after unmuting is heard.
    if (track) track.enabled = !muted;
    source.next({ track, muted, problem: undefined });
  }

  /**
   * Turns off what a host forbids, and lets go of the device. It stays off when it is allowed again, until the person
   * turns it on.
   */
  forbid(sources: readonly MediaSource[]): void {
    this.#forbidden = sources;
    if (this.forbids('screen')) this.stopSharing();
    for (const kind of KINDS) {
      const source = this.#source(kind);
      const { muted, track, problem } = source.value;
      if (this.#allows(kind)) {
        if (problem === 'forbidden') source.update((value) => ({ ...value, problem: undefined }));
      } else if (!muted || track) {
        void this.setMuted(kind, true);
        this.#release(source);
        if (!muted) this.#refuse(kind);
      }
    }
  }

  forbids(source: MediaSource): boolean {
    return this.#forbidden.includes(source);
  }

  #allows(kind: Kind): boolean {
    return !this.forbids(kind === 'audio' ? 'microphone' : 'camera');
  }

  #refuse(kind: Kind): void {
    this.#source(kind).update((value) => ({ ...value, problem: 'forbidden' }));
  }

  async choose(kind: 'audioInput' | 'videoInput' | 'audioOutput', deviceId: string): Promise<void> {
    this.chosen.update((chosen) => ({ ...chosen, [kind]: deviceId }));
    if (kind === 'audioOutput') return;
    if (kind === 'videoInput') this.#facing = undefined;
    const source = kind === 'audioInput' ? 'audio' : 'video';
    this.#lost[source] = undefined;
    await this.#reopen(source);
  }

  /** With what is wanted of it now; what was muted stays so. */
  async #reopen(kind: Kind): Promise<void> {
    const source = this.#source(kind);
    const { muted, track } = source.value;
    if (muted && !track) return;
    this.#release(source);
    await this.#open(kind);
    if (muted) await this.setMuted(kind, true);
  }

  /**
   * Keeps fans and keyboards out of the sound that the others hear. Browsers only change it on a newly opened
   * microphone.
   */
  async suppressNoise(wanted: boolean): Promise<void> {
    this.suppressesNoise.next(wanted);
    await this.#reopen('audio');
  }

  /** False while the camera is off. */
  get canBlurBackground(): boolean {
    const capabilities: BlurCapabilities | undefined = this.camera.value.track?.getCapabilities?.();
    return capabilities?.backgroundBlur?.includes(true) ?? false;
  }

  blurBackground(wanted: boolean): void {
    this.blursBackground.next(wanted);
    this.#fitCamera(this.camera.value.track);
  }

  /** A phone's camera that is on and has one looking the other way beside it. */
  get canFlipCamera(): boolean {
    return this.getDevices('videoInput').length > 1 && this.camera.value.track?.getSettings().facingMode !== undefined;
  }

  get looksAway(): boolean {
    return this.camera.value.track?.getSettings().facingMode === 'environment';
  }

  async flipCamera(): Promise<void> {
    this.#facing = this.looksAway ? 'user' : 'environment';
    this.chosen.update(({ videoInput: _, ...chosen }) => chosen);
    await this.#reopen('video');
  }

  /** Asks no more of the camera than is of use. */
  limitCamera(limit: CameraLimit): void {
    if (limit.height === this.#limit.height && limit.fps === this.#limit.fps) return;
    this.#limit = limit;
    this.#fitCamera(this.camera.value.track);
  }

  /** False when the person chose nothing, or a host forbids it by then; throws when the browser wants a click first. */
  async shareScreen(): Promise<boolean> {
    try {
      // The DOM's types don't know it yet. Without it, others would hear their own voices in the computer's sound.
      const audio = { restrictOwnAudio: true } as MediaTrackConstraints;
      const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { max: 30 } }, audio });
      const [video] = stream.getVideoTracks();
      if (!video) return false;
      if (this.forbids('screen')) {
        for (const track of stream.getTracks()) track.stop();
        return false;
      }
      video.contentHint = 'detail';
      video.addEventListener('ended', () => this.stopSharing());
      this.screen.next({ video, audio: stream.getAudioTracks()[0] });
      return true;
    } catch (error) {
      if ((error as { name?: unknown }).name === 'NotAllowedError') return false;
      throw error;
    }
  }

  stopSharing(): void {
    this.screen.value?.video.stop();
    this.screen.value?.audio?.stop();
    this.screen.next(undefined);
  }

  async refreshDevices(): Promise<void> {
    this.devices.next((await navigator.mediaDevices?.enumerateDevices()) ?? []);
  }

  /** Uses a device that was lost as soon as it is back; any that comes if none was found. */
  async #followDevices(): Promise<void> {
    await this.refreshDevices();
    if (this.#isStopped) return;
    for (const kind of KINDS) {
      const source = this.#source(kind);
      const choice = `${kind}Input` as const;
      const there = this.getDevices(choice);
      const back = there.find(({ groupId }) => groupId === this.#lost[kind]);
      if (back) {
        this.#lost[kind] = undefined;
        this.chosen.update((chosen) => ({ ...chosen, [choice]: back.deviceId }));
      } else if (!there[0] || source.value.problem !== 'missing') continue;
      this.#release(source);
      void this.#open(kind);
    }
  }

  /** A device that ended by itself: another of its kind stands in if it went away; it is not asked for again if the browser took it. */
  async #lose(kind: Kind, group: string | undefined): Promise<void> {
    const source = this.#source(kind);
    this.#release(source);
    await this.refreshDevices();
    if (source.value.muted || source.value.track) return;
    // Without permission all devices lie in a group without a name.
    if (this.getDevices(`${kind}Input`).some(({ groupId }) => !groupId || groupId === group))
      return source.next({ track: undefined, muted: true, problem: 'failed' });
    this.#lost[kind] ??= group;
    await this.#open(kind);
  }

  /** The id of the device in use, or chosen for later. */
  deviceInUse(choice: keyof DeviceChoice): string | undefined {
    const source = choice === 'audioInput' ? this.microphone : choice === 'videoInput' ? this.camera : undefined;
    return source?.value.track?.getSettings().deviceId ?? this.chosen.value[choice];
  }

  getDevices(choice: keyof DeviceChoice): MediaDeviceInfo[] {
    return this.devices.value.filter(({ kind }) => kind === choice.toLowerCase());
  }

  stop(): void {
    this.#isStopped = true;
    this.stopSharing();
    this.#release(this.microphone);
    this.#release(this.camera);
  }

  async #open(kind: Kind): Promise<void> {
    const source = this.#source(kind);
    const before = this.#mutings[kind];
    try {
      const stream = await this.#request([kind]);
      this.#take(kind, stream.getTracks()[0], before);
    } catch (error) {
      if (before === this.#mutings[kind]) source.next({ track: undefined, muted: true, problem: mediaProblem(error) });
    }
    void this.refreshDevices();
  }

  async #request(kinds: readonly Kind[]): Promise<MediaStream> {
    const { audioInput, videoInput } = this.chosen.value;
    const constraints = (strict: boolean): MediaStreamConstraints => ({
      audio: kinds.includes('audio') && {
        ...AUDIO,
        noiseSuppression: this.suppressesNoise.value,
        ...chosenDevice(this.devices.value, audioInput, strict),
      },
      video: kinds.includes('video') && {
        ...getVideo(this.#limit),
        ...(this.#facing && { facingMode: { ideal: this.#facing } }),
        // From its first picture on; a camera that can't pays no heed.
        ...(this.blursBackground.value && ({ backgroundBlur: true } satisfies BlurMembers)),
        ...chosenDevice(this.devices.value, videoInput, strict),
      },
    });
    try {
      return await navigator.mediaDevices.getUserMedia(constraints(true));
    } catch (error) {
      // The device chosen last time is gone: any other is better than none.
      if ((error as { name?: unknown }).name !== 'OverconstrainedError') throw error;
      return navigator.mediaDevices.getUserMedia(constraints(false));
    }
  }

  /**
   * Takes a requested device, which may need seconds to start. If the person muted meanwhile, or a host forbade it, they
   * stay muted, and the device goes off again.
   */
  #take(kind: Kind, track: MediaStreamTrack | undefined, mutingsBefore: number): void {
    if (mutingsBefore !== this.#mutings[kind]) return track?.stop();
    if (!this.#allows(kind)) {
      track?.stop();
      return this.#refuse(kind);
    }
    const source = this.#source(kind);
    const group = track?.getSettings().groupId;
    track?.addEventListener('ended', () => {
      if (source.value.track === track) void this.#lose(kind, group);
    });
    source.value.track?.stop();
    source.next({ track, muted: false, problem: undefined });
    if (kind === 'video') this.#fitCamera(track);
  }

  /** The limit may have changed while the camera woke up. */
  #fitCamera(track: MediaStreamTrack | undefined): void {
    // A camera that can't is scaled down in sending.
    const blur: BlurMembers = this.canBlurBackground ? { backgroundBlur: this.blursBackground.value } : {};
    track?.applyConstraints({ ...getVideo(this.#limit), ...blur }).catch(() => undefined);
  }

  #release(source: Behavior<LocalSource>): void {
    source.value.track?.stop();
    source.update((value) => ({ ...value, track: undefined }));
  }

  #source(kind: Kind): Behavior<LocalSource> {
    return kind === 'audio' ? this.microphone : this.camera;
  }
}
