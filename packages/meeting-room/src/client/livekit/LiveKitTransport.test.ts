import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type * as LiveKit from 'livekit-client';
import type { Line } from '../media/lines.ts';
import { RoomMedia } from '../media/RoomMedia.ts';
import type { LiveKitTransport } from './LiveKitTransport.ts';

/** Longer than the longest pause between two requests. */
const LONG_MS = 20_000;

class FakePublication {
  readonly source: string;
  readonly track;
  constructor(source: string, mediaStreamTrack: MediaStreamTrack) {
    this.source = source;
    this.track = {
      mediaStreamTrack,
      isMuted: false,
      async mute() {
        this.isMuted = true;
      },
      async unmute() {
        this.isMuted = false;
      },
    };
  }
}

/** Creates another participant's track that records the page's requests about it. */
function createPublication(source: string) {
  const packets = { received: 0 };
  return {
    source,
    kind: source === 'microphone' ? 'audio' : 'video',
    trackSid: `sid-${source}`,
    isMuted: false,
    packets,
    track: {
      mediaStreamTrack: {},
      receiver: {
        getStats: async () => new Map([['in', { type: 'inbound-rtp', packetsReceived: packets.received }]]),
      },
    },
    setEnabled: jest.fn(),
    setVideoDimensions: jest.fn(),
    setSubscribed: jest.fn(),
  };
}

const createRemote = (identity: string, sources: readonly string[]) => ({
  identity,
  connectionQuality: 'good',
  audioLevel: 0,
  trackPublications: new Map(sources.map((source) => [source, createPublication(source)])),
});

/** LiveKit's client without its network; it records which tracks are published. */
class FakeRoom extends EventEmitter {
  static last: FakeRoom;
  readonly options: LiveKit.RoomOptions;
  constructor(options: LiveKit.RoomOptions) {
    super();
    this.options = options;
  }
  state = 'disconnected';
  readonly published: FakePublication[] = [];
  readonly remoteParticipants = new Map<string, ReturnType<typeof createRemote>>();
  readonly localParticipant = {
    publishTrack: async (track: MediaStreamTrack, { source }: { source: string }) => {
      const publication = new FakePublication(source, track);
      this.published.push(publication);
      return publication;
    },
    unpublishTrack: async (track: unknown) => {
      const at = this.published.findIndex((publication) => publication.track === track);
      if (at >= 0) this.published.splice(at, 1);
    },
    getTrackPublication: (source: string) => this.published.find((publication) => publication.source === source),
  };

  async connect() {
    this.state = 'connected';
    FakeRoom.last = this;
  }

  async disconnect() {
    this.state = 'disconnected';
  }

  get tracks() {
    return this.published.map(({ source, track: { mediaStreamTrack, isMuted } }) => ({
      source,
      mediaStreamTrack,
      isMuted,
    }));
  }

  /** After a long loss of the network, the client ends all tracks and publishes them again. */
  connectAgain(): void {
    this.state = 'reconnecting';
    this.emit('reconnecting');
    for (const publication of this.published) this.emit('localTrackUnpublished', publication);
    this.state = 'connected';
    this.emit('reconnected');
  }
}

jest.doMock('livekit-client', () => ({
  ...jest.requireActual<typeof LiveKit>('livekit-client'),
  Room: FakeRoom,
}));

// jsdom has no MediaStream.
Object.assign(globalThis, {
  MediaStream: class {
    readonly #tracks: unknown[];
    constructor(tracks: unknown[] = []) {
      this.#tracks = tracks;
    }
    getTracks() {
      return this.#tracks;
    }
  },
});

// jsdom has no performance marks.
jest.doMock('../markOnce.ts', () => ({ markOnce: () => undefined }));

const flush = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
};

const createTrack = (line: Line) => ({ id: line, enabled: true }) as MediaStreamTrack;

describe('media on LiveKit', () => {
  const ask = jest.fn();
  let media: RoomMedia;
  let transport: LiveKitTransport;
  beforeEach(async () => {
    const { LiveKitTransport } = await import('./LiveKitTransport.ts');
    jest.useFakeTimers();
    ask.mockClear();
    media = new RoomMedia();
    transport = new LiveKitTransport(media, ask);
    media.transport = transport;
  });
  afterEach(() => {
    transport.close();
    jest.useRealTimers();
  });

  it('are requested again each time the server reports that LiveKit is away', () => {
    for (const times of [1, 2, 3]) {
      media.access.next(null);
      jest.advanceTimersByTime(LONG_MS);
      expect(ask).toHaveBeenCalledTimes(times);
    }
  });

  it('count as disconnected while the server reports that LiveKit is away', () => {
    media.access.next(null);
    expect(media.isConnected.value).toBe(false);
  });

  describe('in a room', () => {
    let room: FakeRoom;
    let microphone: MediaStreamTrack;
    beforeEach(async () => {
      media.access.next({ url: 'ws://localhost', token: 'token' });
      microphone = createTrack('microphone');
      media.setTrack('microphone', microphone);
      await flush();
      room = FakeRoom.last;
    });

    it('stop trying to resume within six seconds, with random pauses between attempts', () => {
      const { nextRetryDelayInMs } = room.options.reconnectPolicy!;
      let elapsedMs = 0;
      for (let retryCount = 0; ; retryCount++) {
        const pause = nextRetryDelayInMs({ elapsedMs, retryCount });
        if (pause === null) break;
        elapsedMs += pause;
      }
      expect(elapsedMs).toBeLessThan(6_000);
      const pauses = new Set([1, 2, 3, 4, 5].map(() => nextRetryDelayInMs({ elapsedMs: 0, retryCount: 0 })));
      // People who lost the connection together must not all reconnect at the same time.
      expect(pauses.size).toBeGreaterThan(1);
    });

    it('keep one track per source after each lost connection, until the person turns the source off', async () => {
      for (let cut = 0; cut < 10; cut++) {
        const camera = createTrack('camera');
        media.setTrack('camera', camera);
        await flush();
        room.connectAgain();
        microphone.enabled = !microphone.enabled;
        media.setTrack('microphone', microphone);
        await flush();
        expect(room.tracks).toEqual([
          { source: 'microphone', mediaStreamTrack: microphone, isMuted: !microphone.enabled },
          { source: 'camera', mediaStreamTrack: camera, isMuted: false },
        ]);
        media.setTrack('camera', null);
        await flush();
        expect(room.tracks).toHaveLength(1);
      }
    });

    it('stop after a lost connection if the person turned them off meanwhile', async () => {
      media.setTrack('camera', createTrack('camera'));
      await flush();
      // Nothing is published for a moment.
      room.state = 'reconnecting';
      const held = room.published.splice(0);
      for (const publication of held) room.emit('localTrackUnpublished', publication);
      media.setTrack('camera', null);
      await flush();
      room.published.push(...held);
      room.state = 'connected';
      room.emit('reconnected');
      await flush();
      expect(room.tracks.map(({ source }) => source)).toEqual(['microphone']);
    });

    it('are published again when the server allows them again', async () => {
      const [publication] = room.published.splice(0);
      room.emit('localTrackUnpublished', publication);
      room.emit('participantPermissionsChanged', undefined, room.localParticipant);
      await flush();
      expect(room.tracks.map(({ source }) => source)).toEqual(['microphone']);
    });

    it('stay muted through twenty lost connections', async () => {
      microphone.enabled = false;
      media.setTrack('microphone', microphone);
      await flush();
      for (let cut = 0; cut < 20; cut++) {
        // Simulates that the client lost the muted state.
        for (const { track } of room.published) track.isMuted = false;
        room.connectAgain();
        await flush();
        expect(room.tracks).toEqual([{ source: 'microphone', mediaStreamTrack: microphone, isMuted: true }]);
        expect(microphone.enabled).toBe(false);
      }
    });

    it('end in the state of the last of fifty quick presses on mute', async () => {
      for (let press = 0; press < 50; press++) {
        microphone.enabled = !microphone.enabled;
        media.setTrack('microphone', microphone);
        if (press % 7 === 0) await Promise.resolve();
      }
      await flush();
      expect(room.tracks).toEqual([
        { source: 'microphone', mediaStreamTrack: microphone, isMuted: !microphone.enabled },
      ]);
    });

    describe('from others', () => {
      const arrive = (identity: string, ...sources: string[]) => {
        const remote = createRemote(identity, sources);
        room.remoteParticipants.set(identity, remote);
        for (const publication of remote.trackPublications.values())
          room.emit('trackSubscribed', publication.track, publication, remote);
        return (source: string) => remote.trackPublications.get(source)!;
      };

      it('are requested in their visible size, and paused if they are not visible', async () => {
        transport.connect('ana');
        transport.connect('ben');
        const [ana, ben] = [arrive('ana', 'camera', 'microphone'), arrive('ben', 'camera', 'screen_share')];
        expect(ana('camera').setEnabled).toHaveBeenLastCalledWith(false);
        const seen = (...entries: [string, number][]) => {
          media.seen.next(new Map(entries.map(([key, width]) => [key, { width, height: width / 2 }])));
          jest.advanceTimersByTime(200);
        };
        seen(['ana', 320], ['ben:screen', 900]);
        expect(ana('camera').setEnabled).toHaveBeenLastCalledWith(true);
        expect(ana('camera').setVideoDimensions).toHaveBeenLastCalledWith({ width: 320, height: 160 });
        expect(ben('camera').setEnabled).toHaveBeenLastCalledWith(false);
        expect(ben('screen_share').setEnabled).toHaveBeenLastCalledWith(true);
        expect(ben('screen_share').setVideoDimensions).not.toHaveBeenCalled();
        seen(['ben', 200]);
        expect(ana('camera').setEnabled).toHaveBeenLastCalledWith(false);
        expect(ben('screen_share').setEnabled).toHaveBeenLastCalledWith(false);
        media.floating.next('ana');
        jest.advanceTimersByTime(200);
        expect(ana('camera').setEnabled).toHaveBeenLastCalledWith(true);
        expect(ana('microphone').setEnabled).not.toHaveBeenCalled();
      });

      it('pause while the window is hidden, except for the floating picture', () => {
        const [ana, ben] = [arrive('ana', 'camera'), arrive('ben', 'camera')];
        const size = { width: 320, height: 180 };
        media.seen.next(new Map(['ana', 'ben'].map((key) => [key, size])));
        media.floating.next('ben');
        const isHidden = jest.spyOn(document, 'hidden', 'get');
        for (const hidden of [true, false]) {
          isHidden.mockReturnValue(hidden);
          document.dispatchEvent(new Event('visibilitychange'));
          jest.advanceTimersByTime(200);
          expect(ana('camera').setEnabled).toHaveBeenLastCalledWith(!hidden);
          expect(ben('camera').setEnabled).toHaveBeenLastCalledWith(true);
        }
        isHidden.mockRestore();
      });

      it('are requested once for several quick changes of size', async () => {
        const ana = arrive('ana', 'camera');
        ana('camera').setEnabled.mockClear();
        for (const width of [100, 200, 300]) media.seen.next(new Map([['ana', { width, height: width }]]));
        jest.advanceTimersByTime(200);
        expect(ana('camera').setVideoDimensions.mock.calls).toEqual([[{ width: 300, height: 300 }]]);
      });

      it('are shown only from participants of the room, also after a lost connection', async () => {
        transport.connect('ana');
        arrive('ana', 'camera');
        arrive('recorder', 'camera', 'microphone');
        room.connectAgain();
        arrive('recorder', 'camera', 'microphone');
        expect([...media.links.value.keys()]).toEqual(['ana']);
      });

      it('are subscribed to again if sound stops arriving; later new access is requested', async () => {
        const ana = arrive('ana', 'microphone');
        const { packets, setSubscribed } = ana('microphone');
        const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
        for (let second = 0; second < 10; second++) {
          packets.received += 5;
          await pass(1_000);
        }
        expect(setSubscribed).not.toHaveBeenCalled();
        await pass(6_000);
        expect(setSubscribed.mock.calls).toEqual([[false], [true]]);
        expect(ask).not.toHaveBeenCalled();
        await pass(9_500);
        expect(ask).toHaveBeenCalledTimes(1);
      });

      it('are not subscribed to again while they are muted or their sender’s connection is lost', async () => {
        const ana = arrive('ana', 'microphone');
        const ben = arrive('ben', 'microphone');
        ana('microphone').isMuted = true;
        room.remoteParticipants.get('ben')!.connectionQuality = 'lost';
        await jest.advanceTimersByTimeAsync(30_000);
        for (const one of [ana, ben]) expect(one('microphone').setSubscribed).not.toHaveBeenCalled();
        expect(ask).not.toHaveBeenCalled();
      });
    });
  });
});
