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

/** LiveKit's client without its network: notes what is published. */
class FakeRoom extends EventEmitter {
  static last: FakeRoom;
  state = 'disconnected';
  readonly published: FakePublication[] = [];
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

  /** After the network was away for long, the client ends all tracks and publishes them again. */
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

// jsdom measures nothing.
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

  it('are asked for again each time the server says that LiveKit is away', () => {
    for (const times of [1, 2, 3]) {
      media.access.next(null);
      jest.advanceTimersByTime(LONG_MS);
      expect(ask).toHaveBeenCalledTimes(times);
    }
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

    it('have one track of each source after each lost connection, and end with what the person turns off', async () => {
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

    it('follow what the person did while the connection was lost', async () => {
      media.setTrack('camera', createTrack('camera'));
      await flush();
      // For a moment nothing is published.
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

    it('are published again once the server, which ended them, allows them', async () => {
      const [publication] = room.published.splice(0);
      room.emit('localTrackUnpublished', publication);
      room.emit('participantPermissionsChanged', undefined, room.localParticipant);
      await flush();
      expect(room.tracks.map(({ source }) => source)).toEqual(['microphone']);
    });
  });
});
