import type { MediaSource } from '../../protocol/mediaSources.ts';
import { Behavior } from '../Behavior.ts';
import { type DeviceChoice, chosenDevice } from './devices.ts';
import type { CameraLimit } from './sendBudget.ts';
import { type MediaProblem, mediaProblem } from './mediaProblem.ts';

export interface LocalSource {
  /** Undefined while the source is muted, not requested yet, or unavailable. */
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

/** Blur of the background, if camera and browser support it; the DOM's types do not declare it yet. */
interface BlurMembers {
  backgroundBlur?: boolean;
}
type BlurCapabilities = MediaTrackCapabilities & { backgroundBlur?: boolean[] };

/** Replaces a camera's track before anyone gets it. */
export interface CameraFilter {
  /**
   * Returns the track that stands for the camera, or undefined if the camera ended meanwhile. Rejects if it ended because
   * there can be none.
   */
  apply(camera: MediaStreamTrack): Promise<MediaStreamTrack | undefined>;
  /** Ends the camera that waits for its track. */
  release(): void;
}

/** Returns whether the browser can share the screen; browsers on phones can't. */
export const canShareScreen = (): boolean => 'getDisplayMedia' in (navigator.mediaDevices ?? {});

/** The person's own microphone, camera and screen. Unmuting requests the device; muting the camera releases it. */
export class LocalMedia {
  readonly microphone: Behavior<LocalSource>;
  readonly camera: Behavior<LocalSource>;
  readonly screen = new Behavior<LocalScreen | undefined>(undefined);
  readonly devices = new Behavior<MediaDeviceInfo[]>([]);
  readonly chosen: Behavior<DeviceChoice>;
  readonly suppressesNoise = new Behavior(true);
  readonly blursBackground = new Behavior(false);
  /** Draws the background that the person chose. */
  filter: CameraFilter | undefined;
  /** Direction of a phone's camera, once the person has switched it. */
  #facing: 'user' | 'environment' | undefined;
  #limit: CameraLimit = { height: 720, fps: 30 };
  /**
   * Number of times that each source was muted. A device that was requested before the last muting is no longer wanted
   * when it arrives.
   */
  readonly #mutings: Record<Kind, number> = { audio: 0, video: 0 };
  /** Group ids of devices that were disconnected while in use: another device replaces each until it is back. */
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

  /** Requests the devices of all sources that are not muted. */
  async start(): Promise<void> {
    await this.refreshDevices();
    await this.#openAll(KINDS.filter((kind) => !this.#source(kind).value.muted));
  }

  unmuteBoth(): Promise<void> {
    return this.#openAll(KINDS.filter((kind) => this.#allows(kind)));
  }

  /** Requests the devices together if there are two, so that browsers can show a single prompt. */
  async #openAll(wanted: readonly Kind[]): Promise<void> {
    if (wanted.length === 2) {
      const { audio, video } = this.#mutings;
      try {
        const stream = await this.#request(wanted);
        void this.#take('audio', stream.getAudioTracks()[0], audio);
        await this.#take('video', stream.getVideoTracks()[0], video);
        return await this.refreshDevices();
      } catch {
        // One of the two is unavailable. Separate requests show which one.
        wanted = wanted.filter((kind) => this.#mutings[kind] === { audio, video }[kind]);
      }
    }
    await Promise.all(wanted.map((kind) => this.#open(kind)));
    await this.refreshDevices();
  }

  /**
   * Mutes a source, or requests its device and unmutes it. If the device is unavailable, the source stays muted and
   * states its problem.
   */
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
   * Turns off sources that a host forbids and releases their devices. A source stays off when it is allowed again,
   * until the person turns it on.
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

  /** Turns the camera off, since the chosen background can't be drawn. */
  failCamera(): void {
    this.#mutings.video += 1;
    this.#release(this.camera);
    this.camera.next({ track: undefined, muted: true, problem: 'background' });
  }

  /** Opens the camera again, after another background was chosen. */
  reopenCamera(): Promise<void> {
    return this.#reopen('video');
  }

  /** Opens the device again with the current settings. A muted source stays muted. */
  async #reopen(kind: Kind): Promise<void> {
    const source = this.#source(kind);
    const { muted, track } = source.value;
    if (muted && !track) return;
    this.#release(source);
    await this.#open(kind);
    if (muted) await this.setMuted(kind, true);
  }

  /**
   * Removes background noise, such as fans and keyboards, from the sound that the others hear. Browsers apply a change
   * only to a newly opened microphone.
   */
  async suppressNoise(wanted: boolean): Promise<void> {
    this.suppressesNoise.next(wanted);
    await this.#reopen('audio');
  }

  /** Whether the camera in use can blur the background; false while the camera is off. */
  get canBlurBackground(): boolean {
    const capabilities: BlurCapabilities | undefined = this.camera.value.track?.getCapabilities?.();
    return capabilities?.backgroundBlur?.includes(true) ?? false;
  }

  blurBackground(wanted: boolean): void {
    this.blursBackground.next(wanted);
    this.#fitCamera(this.camera.value.track);
  }

  /** Whether a phone's camera is on and there is another camera to switch to. */
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

  /** Limits the camera to the size and frame rate that are of use. */
  limitCamera(limit: CameraLimit): void {
    if (limit.height === this.#limit.height && limit.fps === this.#limit.fps) return;
    this.#limit = limit;
    this.#fitCamera(this.camera.value.track);
  }

  /**
   * Shares the screen. Returns false when the person chose nothing, or when a host has forbidden it meanwhile. Throws
   * when the browser requires a click first.
   */
  async shareScreen(): Promise<boolean> {
    try {
      // The DOM's types do not declare it yet. Without it, others would hear their own voices in the computer's sound.
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

  /** Uses a lost device again as soon as it is back. If no device was found before, uses any new one. */
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

  /**
   * Handles a device that ended by itself. If the device is gone, another one of its kind replaces it. If it is still
   * there, the browser revoked it, and it is not requested again.
   */
  async #lose(kind: Kind, group: string | undefined): Promise<void> {
    const source = this.#source(kind);
    this.#release(source);
    await this.refreshDevices();
    if (source.value.muted || source.value.track) return;
    // Without permission, browsers list all devices with an empty group id.
    if (this.getDevices(`${kind}Input`).some(({ groupId }) => !groupId || groupId === group))
      return source.next({ track: undefined, muted: true, problem: 'failed' });
    this.#lost[kind] ??= group;
    await this.#open(kind);
  }

  /** Returns the id of the device in use, or of the one chosen for later. */
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
      await this.#take(kind, stream.getTracks()[0], before);
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
        // Applies from the first picture on; cameras without blur ignore it.
        ...(this.blursBackground.value && ({ backgroundBlur: true } satisfies BlurMembers)),
        ...chosenDevice(this.devices.value, videoInput, strict),
      },
    });
    try {
      return await navigator.mediaDevices.getUserMedia(constraints(true));
    } catch (error) {
      // The device chosen last time is gone, so any other device is accepted.
      if ((error as { name?: unknown }).name !== 'OverconstrainedError') throw error;
      return navigator.mediaDevices.getUserMedia(constraints(false));
    }
  }

  /**
   * Uses a requested device, which may need seconds to start. If the person muted the source meanwhile, or a host
   * forbade it, the source stays muted and the device is stopped.
   */
  async #take(kind: Kind, track: MediaStreamTrack | undefined, mutingsBefore: number): Promise<void> {
    if (mutingsBefore === this.#mutings[kind] && kind === 'video' && track && this.filter && this.#allows(kind)) {
      const camera = track;
      try {
        track = await this.filter.apply(camera);
        if (!track) return;
      } catch {
        camera.stop();
        if (mutingsBefore === this.#mutings.video) this.failCamera();
        return;
      }
    }
    if (mutingsBefore !== this.#mutings[kind] || this.#isStopped) return track?.stop();
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

  /** Applies the current limit, which may have changed while the camera was starting. */
  #fitCamera(track: MediaStreamTrack | undefined): void {
    // If a camera can't change its size, the picture is scaled down when it is sent.
    const blur: BlurMembers = this.canBlurBackground ? { backgroundBlur: this.blursBackground.value } : {};
    track?.applyConstraints({ ...getVideo(this.#limit), ...blur }).catch(() => undefined);
  }

  #release(source: Behavior<LocalSource>): void {
    if (source === this.camera) this.filter?.release();
    source.value.track?.stop();
    source.update((value) => ({ ...value, track: undefined }));
  }

  #source(kind: Kind): Behavior<LocalSource> {
    return kind === 'audio' ? this.microphone : this.camera;
  }
}
