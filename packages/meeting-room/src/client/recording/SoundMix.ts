import type { LocalMedia } from '../media/LocalMedia.ts';
import type { RoomMedia } from '../media/RoomMedia.ts';

/** Mixes the sound of the room and of the person themself into one track that stays the same. */
export class SoundMix {
  readonly context = new AudioContext();
  readonly mix = this.context.createMediaStreamDestination();
  #sources = new Map<MediaStreamTrack, MediaStreamAudioSourceNode>();
  #room: RoomMedia;
  #own: Pick<LocalMedia, 'microphone' | 'screen'>;

  constructor(room: RoomMedia, own: Pick<LocalMedia, 'microphone' | 'screen'>) {
    this.#room = room;
    this.#own = own;
    this.follow();
  }

  get track(): MediaStreamTrack {
    return this.mix.stream.getAudioTracks()[0]!;
  }

  /** Adds the tracks of people who joined, and removes those of people who left. */
  follow(): void {
    const tracks = new Set(this.#tracks());
    for (const [track, source] of this.#sources) {
      if (tracks.has(track)) continue;
      source.disconnect();
      this.#sources.delete(track);
    }
    for (const track of tracks) {
      if (this.#sources.has(track)) continue;
      const source = this.context.createMediaStreamSource(new MediaStream([track]));
      source.connect(this.mix);
      this.#sources.set(track, source);
    }
  }

  close(): void {
    this.#sources.clear();
    void this.context.close();
  }

  #tracks(): MediaStreamTrack[] {
    const others = [...this.#room.links.value.values()].flatMap(({ streams }) => [
      ...streams.microphone.getAudioTracks(),
      ...streams.screenAudio.getAudioTracks(),
    ]);
    // A muted microphone is silent by itself.
    const own = [this.#own.microphone.value.track, this.#own.screen.value?.audio];
    return [...own, ...others].filter((track) => track?.readyState === 'live') as MediaStreamTrack[];
  }
}
