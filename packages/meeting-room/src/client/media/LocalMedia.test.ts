import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LocalMedia } from './LocalMedia.ts';
import { FakeTrack } from './testing/FakeTrack.ts';

/** Devices that start when the test calls `wake`. */
class SlowDevices extends EventTarget {
  readonly given: FakeTrack[] = [];
  #waiting: (() => void)[] = [];
  enumerateDevices = () => Promise.resolve([]);
  getUserMedia = ({ audio, video }: MediaStreamConstraints) =>
    new Promise((resolve) => {
      this.#waiting.push(() => {
        const tracks = (['audio', 'video'] as const)
          .filter((kind) => (kind === 'audio' ? audio : video))
          .map((kind) => new FakeTrack(kind));
        this.given.push(...tracks);
        const of = (wanted: string) => () => tracks.filter(({ kind }) => kind === wanted);
        resolve({ getTracks: () => tracks, getAudioTracks: of('audio'), getVideoTracks: of('video') });
      });
    });

  async wake() {
    for (const give of this.#waiting.splice(0)) give();
    await flush();
  }
}

const flush = () => new Promise((resolve) => setTimeout(resolve));

describe('the person’s own camera and microphone', () => {
  let devices: SlowDevices;
  let media: LocalMedia;
  beforeEach(async () => {
    devices = new SlowDevices();
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices });
    media = new LocalMedia({ audio: false, video: false }, {});
    void media.start();
    await flush();
  });

  it('are on after they start', async () => {
    await devices.wake();
    expect(media.microphone.value).toMatchObject({ muted: false, track: devices.given[0] });
    expect(media.camera.value).toMatchObject({ muted: false, track: devices.given[1] });
  });

  it('turn off when a host forbids them, and stay off until the person turns them on again', async () => {
    await devices.wake();
    media.forbid(['microphone']);
    await flush();
    expect(media.microphone.value).toMatchObject({ muted: true, problem: 'forbidden' });
    // The microphone's indicator light goes out as well.
    expect(devices.given[0]).toMatchObject({ enabled: false, isStopped: true });
    expect(media.camera.value.muted).toBe(false);
    await media.setMuted('audio', false);
    void media.unmuteBoth();
    await devices.wake();
    expect(media.microphone.value).toMatchObject({ muted: true, problem: 'forbidden' });

    media.forbid([]);
    expect(media.microphone.value).toMatchObject({ muted: true, problem: undefined });
    void media.setMuted('audio', false);
    await devices.wake();
    expect(media.microphone.value.muted).toBe(false);
  });

  it.each([
    ['audio', 'microphone'],
    ['video', 'camera'],
  ] as const)('stay off if a host forbids %s while the device starts', async (kind, name) => {
    await devices.wake();
    await media.setMuted('audio', true);
    await media.setMuted('video', true);
    media.forbid(['microphone', 'camera']);
    media.forbid([]);
    void media.setMuted(kind, false);
    media.forbid([name]);
    await devices.wake();
    expect(media[name].value).toMatchObject({ muted: true, track: undefined, problem: 'forbidden' });
    expect(devices.given.at(-1)!.isStopped).toBe(true);
  });

  it('share no screen if a host forbids it during the choice', async () => {
    await devices.wake();
    const screen = new FakeTrack('video');
    const getTracks = () => [screen];
    const getDisplayMedia = async () => ({ getTracks, getVideoTracks: getTracks, getAudioTracks: () => [] });
    Object.assign(devices, { getDisplayMedia });
    const sharing = media.shareScreen();
    media.forbid(['screen']);
    expect(await sharing).toBe(false);
    expect(media.screen.value).toBeUndefined();
    expect(screen.isStopped).toBe(true);
    media.forbid([]);
    expect(await media.shareScreen()).toBe(true);
  });

  it('share a screen with its sound, but without the voices that this page plays', async () => {
    await devices.wake();
    const getDisplayMedia = jest.fn(async (_wanted: MediaStreamConstraints) => ({
      getVideoTracks: () => [new FakeTrack('video')],
      getAudioTracks: () => [],
    }));
    Object.assign(devices, { getDisplayMedia });
    await media.shareScreen();
    expect(getDisplayMedia.mock.calls[0]![0].audio).toEqual({ restrictOwnAudio: true });
    expect(media.screen.value?.audio).toBeUndefined();
  });

  it.each(['audio', 'video'] as const)('stay off if %s was turned off before it started', async (kind) => {
    const [source, other] = kind === 'audio' ? [media.microphone, media.camera] : [media.camera, media.microphone];
    const seen = jest.fn();
    source.subscribe(({ track, muted }) => seen(Boolean(track) && !muted));
    await media.setMuted(kind, true);
    await devices.wake();
    expect(source.value).toMatchObject({ muted: true, track: undefined });
    expect(seen).not.toHaveBeenCalledWith(true);
    expect(devices.given.map((track) => [track.kind, track.isStopped])).toEqual([
      ['audio', kind === 'audio'],
      ['video', kind === 'video'],
    ]);
    expect(other.value.muted).toBe(false);

    const turnedOn = media.setMuted(kind, false);
    await devices.wake();
    await turnedOn;
    expect(source.value).toMatchObject({ muted: false, track: devices.given[2] });
  });
});

type Input = Pick<MediaDeviceInfo, 'kind' | 'deviceId' | 'groupId' | 'label'>;
const buildInput = (kind: 'audio' | 'video', name: string): Input => ({
  kind: `${kind}input`,
  deviceId: `id of ${name}`,
  groupId: `group of ${name}`,
  label: name,
});

/** A computer to which devices are connected and disconnected. */
class Machine extends EventTarget {
  inputs: Input[];
  isAllowed = true;
  readonly open: { readonly input: Input; readonly track: FakeTrack }[] = [];
  constructor(inputs: Input[]) {
    super();
    this.inputs = inputs;
  }
  enumerateDevices = async () =>
    this.inputs.map((input) => (this.isAllowed ? input : { ...input, deviceId: '', groupId: '', label: '' }));
  getUserMedia = async (constraints: MediaStreamConstraints) => {
    if (!this.isAllowed) throw Object.assign(new Error(), { name: 'NotAllowedError' });
    const tracks = (['audio', 'video'] as const).flatMap((kind) =>
      constraints[kind] ? [this.#give(kind, constraints[kind] as MediaTrackConstraints)] : [],
    );
    const of = (wanted: string) => () => tracks.filter(({ kind }) => kind === wanted);
    return { getTracks: () => tracks, getAudioTracks: of('audio'), getVideoTracks: of('video') };
  };

  #give(kind: 'audio' | 'video', { deviceId }: MediaTrackConstraints): FakeTrack {
    const there = this.inputs.filter((input) => input.kind === `${kind}input`);
    const { exact, ideal } = (deviceId ?? {}) as { exact?: string; ideal?: string };
    if (!there[0]) throw Object.assign(new Error(), { name: 'NotFoundError' });
    const input = there.find((candidate) => candidate.deviceId === (exact ?? ideal)) ?? (exact ? undefined : there[0]);
    if (!input) throw Object.assign(new Error(), { name: 'OverconstrainedError' });
    const track = new FakeTrack(kind);
    track.getSettings = () => ({ deviceId: input.deviceId, groupId: input.groupId });
    this.open.push({ input, track });
    return track;
  }

  async plug(...inputs: Input[]) {
    this.inputs = [...inputs, ...this.inputs];
    this.dispatchEvent(new Event('devicechange'));
    await flush();
  }

  async unplug(input: Input) {
    this.inputs = this.inputs.filter((other) => other !== input);
    this.#end(input);
    this.dispatchEvent(new Event('devicechange'));
    await flush();
  }

  /** Simulates that the person revokes the permission in the browser's own controls. */
  async forbid(input: Input) {
    this.isAllowed = false;
    this.#end(input);
    await flush();
  }

  #end(input: Input) {
    for (const { track } of this.open.filter((given) => given.input === input && !given.track.isStopped)) {
      track.isStopped = true;
      track.dispatchEvent(new Event('ended'));
    }
  }

  /** Labels of the devices in use. */
  get used() {
    return this.open.filter(({ track }) => !track.isStopped).map(({ input }) => input.label);
  }
}

describe.each(['audio', 'video'] as const)('%s devices that are unplugged and plugged in again', (kind) => {
  const headset = buildInput(kind, 'Headset');
  const builtIn = buildInput(kind, 'Built-in');
  const other = kind === 'audio' ? 'video' : 'audio';
  let machine: Machine;
  let media: LocalMedia;
  const source = () => (kind === 'audio' ? media.microphone : media.camera).value;
  const begin = async (inputs: Input[], chosen: string | undefined = undefined) => {
    machine = new Machine(inputs);
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: machine });
    media = new LocalMedia({ audio: other === 'audio', video: other === 'video' }, { [`${kind}Input`]: chosen });
    await media.start();
    await flush();
  };

  it.each([undefined, headset.deviceId, headset.label])(
    'are replaced by another device meanwhile (chosen: %s)',
    async (chosen) => {
      await begin([headset, builtIn], chosen);
      const seen = jest.fn();
      (kind === 'audio' ? media.microphone : media.camera).subscribe(({ muted, problem }) => seen(muted, problem));
      expect(machine.used).toEqual(['Headset']);
      await machine.unplug(headset);
      expect(machine.used).toEqual(['Built-in']);
      await machine.plug(headset);
      expect(machine.used).toEqual(['Headset']);
      expect(source()).toMatchObject({ muted: false, track: machine.open.at(-1)!.track });
      // The others never saw it go off, and no missing device was reported.
      expect(new Set(seen.mock.calls.map(String))).toEqual(new Set(['false,']));
    },
  );

  it('are reported missing only if none is left, and are used again when they return', async () => {
    await begin([headset]);
    await machine.unplug(headset);
    expect(source()).toEqual({ track: undefined, muted: true, problem: 'missing' });
    await machine.plug(headset);
    expect(source()).toMatchObject({ muted: false, problem: undefined });
    expect(machine.used).toEqual(['Headset']);
  });

  it('are used when the first one is plugged in', async () => {
    await begin([]);
    expect(source().problem).toBe('missing');
    await machine.plug(builtIn);
    expect(machine.used).toEqual(['Built-in']);
  });

  it('replace each other until the original one is back', async () => {
    await begin([headset, builtIn]);
    await machine.unplug(headset);
    await machine.unplug(builtIn);
    await machine.plug(builtIn);
    expect(machine.used).toEqual(['Built-in']);
    await machine.plug(headset);
    expect(machine.used).toEqual(['Headset']);
  });

  it('stay off if they were off when unplugged, or were turned off since', async () => {
    await begin([headset]);
    await media.setMuted(kind, true);
    await machine.unplug(headset);
    expect(source()).toEqual({ track: undefined, muted: true, problem: undefined });
    await machine.plug(headset);
    expect(source().muted).toBe(true);
    expect(machine.used).toEqual([]);
    await media.setMuted(kind, false);
    expect(machine.used).toEqual(['Headset']);
    await machine.unplug(headset);
    await media.setMuted(kind, true);
    await machine.plug(headset);
    expect(source()).toEqual({ track: undefined, muted: true, problem: undefined });
    expect(machine.used).toEqual([]);
  });

  it('are not restored if the person chose another one meanwhile', async () => {
    await begin([headset, builtIn]);
    await machine.unplug(headset);
    await media.choose(`${kind}Input`, builtIn.deviceId);
    await machine.plug(headset);
    expect(machine.used).toEqual(['Built-in']);
  });

  it('are not requested again if the person revoked the permission in the browser', async () => {
    await begin([headset, builtIn]);
    await machine.forbid(headset);
    expect(source()).toEqual({ track: undefined, muted: true, problem: 'failed' });
    expect(machine.open).toHaveLength(1);
  });

  it('stay off after the meeting', async () => {
    await begin([headset]);
    await machine.unplug(headset);
    media.stop();
    await machine.plug(headset);
    expect(machine.used).toEqual([]);
  });
});
