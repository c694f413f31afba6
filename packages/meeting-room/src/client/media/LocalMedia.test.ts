import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LocalMedia } from './LocalMedia.ts';

class FakeTrack extends EventTarget {
  readonly kind: 'audio' | 'video';
  enabled = true;
  isStopped = false;
  constructor(kind: 'audio' | 'video') {
    super();
    this.kind = kind;
  }
  stop() {
    this.isStopped = true;
  }
  applyConstraints = () => Promise.resolve();
}

/** Devices that wake up when the test says so. */
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

describe('one’s own camera and microphone', () => {
  let devices: SlowDevices;
  let media: LocalMedia;
  beforeEach(async () => {
    devices = new SlowDevices();
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices });
    media = new LocalMedia({ audio: false, video: false }, {});
    void media.start();
    await flush();
  });

  it('are on when they have come', async () => {
    await devices.wake();
    expect(media.microphone.value).toMatchObject({ muted: false, track: devices.given[0] });
    expect(media.camera.value).toMatchObject({ muted: false, track: devices.given[1] });
  });

  it.each(['audio', 'video'] as const)('stay off where %s was turned off before it had come', async (kind) => {
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
