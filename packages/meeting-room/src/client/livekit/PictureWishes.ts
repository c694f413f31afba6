import { type Room, RoomEvent, Track } from 'livekit-client';
import type { PictureSize, RoomMedia } from '../media/RoomMedia.ts';

/** Time within which changes are requested together: a page of tiles turns as a whole. */
const BATCH_MS = 100;
/** Size of the picture in the floating window. */
const FLOATING: PictureSize = { width: 640, height: 360 };

/** Requests from LiveKit only the pictures that the person sees, at the size at which they are shown. */
export class PictureWishes {
  readonly #room: Room;
  readonly #media: RoomMedia;
  readonly #subscriptions;
  #timer: number | undefined;

  constructor(room: Room, media: RoomMedia) {
    this.#room = room;
    this.#media = media;
    this.#subscriptions = [media.seen.subscribe(this.#applySoon), media.floating.subscribe(this.#applySoon)];
    document.addEventListener('visibilitychange', this.#applySoon);
    // Without the delay of a batch: LiveKit would send a picture that is not on the page until then.
    room.on(RoomEvent.TrackSubscribed, this.#apply);
  }

  stop(): void {
    clearTimeout(this.#timer);
    for (const subscription of this.#subscriptions) subscription.unsubscribe();
    document.removeEventListener('visibilitychange', this.#applySoon);
    this.#room.off(RoomEvent.TrackSubscribed, this.#apply);
  }

  #applySoon = (): void => {
    this.#timer ??= window.setTimeout(() => {
      this.#timer = undefined;
      this.#apply();
    }, BATCH_MS);
  };

  #apply = (): void => {
    for (const { identity, trackPublications } of this.#room.remoteParticipants.values())
      for (const publication of trackPublications.values()) {
        const { source, track } = publication;
        const isScreen = source === Track.Source.ScreenShare;
        if (!track || (!isScreen && source !== Track.Source.Camera)) continue;
        const size = this.#findSize(isScreen ? `${identity}:screen` : identity);
        publication.setEnabled(size !== undefined);
        // A shared screen comes in one size only, in which its text is readable.
        if (size && !isScreen) publication.setVideoDimensions(toPixels(size));
      }
  };

  /** Returns the size of a picture, or undefined if the person does not see it now. */
  #findSize(key: string): PictureSize | undefined {
    const { seen, floating } = this.#media;
    if (key === floating.value) return FLOATING;
    return document.hidden ? undefined : seen.value.get(key);
  }
}

const toPixels = ({ width, height }: PictureSize) => ({
  width: Math.ceil(width * devicePixelRatio),
  height: Math.ceil(height * devicePixelRatio),
});
