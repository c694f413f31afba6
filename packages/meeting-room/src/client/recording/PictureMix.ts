import { initials } from '@meet/contracts/people';
import type { Participant } from '../../protocol/messages.ts';
import type { RoomParts } from '../host/RoomParts.ts';
import { arrange } from '../ui/arrange.ts';
import { placeTiles, type Rect } from '../ui/placeTiles.ts';

export type PictureParts = Pick<RoomParts, 'session' | 'media' | 'speakers' | 'view'> & {
  shownName(participant: Participant): string;
};

interface RecordedTile {
  readonly key: string;
  readonly participant: Participant;
  readonly isSelf: boolean;
  readonly isScreen: boolean;
  /** Undefined while there is no picture. */
  readonly stream: MediaStream | undefined;
}

const WIDTH = 1_280;
const HEIGHT = 720;
const GAP = 8;
const RADIUS = 12;
const GROUND = '#121116';
const SURFACE = '#1d1b22';
const INK = '#f5f3f7';
const LABEL_GROUND = 'rgb(18 17 22 / 72%)';
const LABEL_HEIGHT = 28;
const FONT = 'Inter, system-ui, sans-serif';

/**
 * Draws the stage as one picture of 1280 × 720. A shared screen comes first, then the person whom the layout puts
 * first, else everyone.
 */
export class PictureMix {
  readonly canvas = document.createElement('canvas');
  #context: CanvasRenderingContext2D;
  #parts: PictureParts;
  #videos = new Map<string, HTMLVideoElement>();
  #ownStreams = new Map<MediaStreamTrack, MediaStream>();

  constructor(parts: PictureParts) {
    this.#parts = parts;
    this.canvas.width = WIDTH;
    this.canvas.height = HEIGHT;
    this.#context = this.canvas.getContext('2d', { alpha: false })!;
    this.draw();
  }

  draw(): void {
    const { session, speakers, view } = this.#parts;
    const tiles = this.#tiles();
    const arrangement = arrange({
      tiles,
      choice: view.layout.value,
      featured: session.room.value?.featured,
      dominant: speakers.dominant.value,
    });
    const places = placeTiles({ left: 0, top: 0, width: WIDTH, height: HEIGHT }, arrangement, GAP);
    this.#context.fillStyle = GROUND;
    this.#context.fillRect(0, 0, WIDTH, HEIGHT);
    this.#dropVideosBut(new Set(tiles.flatMap(({ key, stream }) => (stream ? [key] : []))));
    for (const tile of tiles) {
      const place = places.get(tile.key);
      if (place) this.#drawTile(tile, place);
    }
  }

  close(): void {
    this.#dropVideosBut(new Set());
  }

  /**
   * Returns the tiles to draw. In a room of many people, these are only the tiles of the page that the person sees,
   * since no pictures arrive for the others.
   */
  #tiles(): RecordedTile[] {
    const { session, view } = this.#parts;
    const tiles = session.everyone.flatMap((participant) => this.#toTiles(participant));
    const { seen } = session.roomMedia;
    return view.pages.value ? tiles.filter(({ key }) => seen.value.has(key)) : tiles;
  }

  #toTiles(participant: Participant): RecordedTile[] {
    const { session, media } = this.#parts;
    const { id } = participant;
    const isSelf = id === session.self.value?.id;
    const link = session.roomMedia.links.value.get(id);
    const camera = isSelf ? this.#ownStream(media.camera.value.track) : link?.streams.camera;
    const screen = isSelf ? this.#ownStream(media.screen.value?.video) : link?.streams.screen;
    const face = { participant, isSelf, key: id, isScreen: false };
    return [
      { ...face, stream: isSelf || !participant.videoMuted ? camera : undefined },
      ...(participant.sharing ? [{ ...face, key: `${id}:screen`, isScreen: true, stream: screen }] : []),
    ];
  }

  #ownStream(track: MediaStreamTrack | undefined): MediaStream | undefined {
    if (!track) return undefined;
    const stream = this.#ownStreams.get(track) ?? new MediaStream([track]);
    this.#ownStreams.set(track, stream);
    return stream;
  }

  #drawTile({ key, participant, isScreen, stream }: RecordedTile, place: Rect): void {
    const context = this.#context;
    context.save();
    context.beginPath();
    context.roundRect(place.left, place.top, place.width, place.height, RADIUS);
    context.clip();
    context.fillStyle = SURFACE;
    context.fillRect(place.left, place.top, place.width, place.height);
    const video = stream && this.#video(key, stream);
    if (video && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0)
      drawPicture(context, video, place, isScreen || video.videoHeight > video.videoWidth);
    else this.#drawFace(participant, place);
    this.#drawName(this.#parts.shownName(participant), place);
    context.restore();
  }

  #drawFace({ name, colours: [pale, deep] }: Participant, { left, top, width, height }: Rect): void {
    const context = this.#context;
    const radius = Math.min(width, height) * 0.22;
    const [x, y] = [left + width / 2, top + height / 2];
    context.fillStyle = pale;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = deep;
    context.font = `600 ${Math.round(radius * 0.8)}px ${FONT}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(initials(name), x, y);
  }

  #drawName(name: string, { left, top, width, height }: Rect): void {
    const context = this.#context;
    context.font = `500 15px ${FONT}`;
    context.textAlign = 'left';
    context.textBaseline = 'middle';
    const wide = Math.min(width - 4 * GAP, context.measureText(name).width);
    const label = { left: left + GAP, top: top + height - LABEL_HEIGHT - GAP };
    context.fillStyle = LABEL_GROUND;
    context.beginPath();
    context.roundRect(label.left, label.top, wide + 2 * GAP, LABEL_HEIGHT, GAP);
    context.fill();
    context.fillStyle = INK;
    context.fillText(name, label.left + GAP, label.top + LABEL_HEIGHT / 2 + 1, wide);
  }

  #video(key: string, stream: MediaStream): HTMLVideoElement {
    const known = this.#videos.get(key);
    if (known?.srcObject === stream) return known;
    if (known) known.srcObject = null;
    // A media element does not resume after the end of its stream.
    const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true, srcObject: stream });
    this.#videos.set(key, video);
    video.play().catch(() => undefined);
    return video;
  }

  #dropVideosBut(kept: ReadonlySet<string>): void {
    for (const [key, video] of this.#videos) {
      if (kept.has(key)) continue;
      video.srcObject = null;
      this.#videos.delete(key);
    }
  }
}

/** Draws the whole picture within a place, or as much of it as fills the place. */
function drawPicture(
  context: CanvasRenderingContext2D,
  video: HTMLVideoElement,
  { left, top, width, height }: Rect,
  isWhole: boolean,
): void {
  const { videoWidth, videoHeight } = video;
  const scales = [width / videoWidth, height / videoHeight];
  const scale = isWhole ? Math.min(...scales) : Math.max(...scales);
  const [drawnWidth, drawnHeight] = [videoWidth * scale, videoHeight * scale];
  context.drawImage(video, left + (width - drawnWidth) / 2, top + (height - drawnHeight) / 2, drawnWidth, drawnHeight);
}
