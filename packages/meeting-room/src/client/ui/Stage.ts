import type { Participant } from '../../protocol/messages.ts';
import { REACTIONS } from '../../protocol/reactions.ts';
import { observeAll } from '../Behavior.ts';
import { text } from '../i18n/texts.ts';
import type { LocalMedia } from '../media/LocalMedia.ts';
import type { PathQuality } from '../media/assessPath.ts';
import type { PathWatch } from '../media/PathWatch.ts';
import type { SpeakerWatch } from '../media/SpeakerWatch.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { arrange } from './arrange.ts';
import { el, show } from './dom.ts';
import { handOrder } from './handOrder.ts';
import { placeTiles, type Rect } from './placeTiles.ts';
import { Tile, type TileModel } from './Tile.ts';
import type { View } from './View.ts';

const GAP = 8;
/** Width of the stage, in pixels, below which a page has as many tiles as on a phone. */
const SMALL_WIDTH = 560;

export interface StageParts {
  session: RoomSession;
  media: LocalMedia;
  speakers: SpeakerWatch;
  paths: PathWatch;
  view: View;
}

type TileContent = Omit<TileModel, 'isPinned' | 'isSpotlight' | 'isCorner' | 'handNumber' | 'quality'>;

/** Draws the tiles of all participants at their places. */
export class Stage {
  readonly element = el('section', { className: 'stage', 'aria-label': text('stage') });
  #alone = el(
    'div',
    { className: 'stage-alone' },
    el('strong', {}, text('aloneTitle')),
    el('span', {}, text('aloneHint')),
  );
  #parts: StageParts;
  #tiles = new Map<string, Tile>();
  #ownStreams = new Map<string, MediaStream>();

  constructor(parts: StageParts) {
    this.#parts = parts;
    this.element.append(this.#alone);
    const { session, media, speakers, paths, view } = parts;
    new ResizeObserver(() => this.#draw()).observe(this.element);
    observeAll(
      [
        session.self,
        session.others,
        session.knockers,
        session.roomMedia.links,
        media.camera,
        media.screen,
        view.layout,
        view.pinned,
        view.pages,
        view.page,
        view.hidesWithoutCamera,
        session.room,
        speakers.dominant,
        paths.qualities,
      ],
      () => this.#draw(),
    );
    session.incident.subscribe((incident) => {
      if (incident.kind === 'reacted') this.#react(incident.participant.id, incident.reaction);
    });
    speakers.levels.changes.subscribe((levels) => this.#drawLevels(levels));
  }

  #draw(): void {
    const { view, speakers, session } = this.#parts;
    const contents = this.#contents();
    const pinned = view.pinned.value;
    const { clientWidth: width, clientHeight: height } = this.element;
    const whole = arrange({
      tiles: contents,
      choice: view.layout.value,
      pinned,
      featured: session.room.value?.featured,
      dominant: speakers.dominant.value,
      isWide: width > height && width < height * 2.5,
    });
    const arrangement = view.pages.value?.cut(whole, contents, width < SMALL_WIDTH) ?? whole;
    const places = placeTiles({ left: 0, top: 0, width, height }, arrangement, GAP);
    const hands = handOrder(contents.flatMap(({ participant, isScreen }) => (isScreen ? [] : [participant])));
    for (const content of contents) {
      const place = places.get(content.key);
      if (!place) continue;
      const tile = this.#tile(content.key);
      tile.draw({
        ...content,
        isPinned: content.key === pinned,
        isSpotlight: content.key === arrangement.spotlight,
        isCorner: content.key === arrangement.corner,
        handNumber: hands.get(content.participant.id),
        quality: this.#getQuality(content),
      });
      tile.place(place);
    }
    this.#drawAlone(contents.length === 1 ? places.get(contents[0]!.key) : undefined);
    this.#dropTilesBut(places);
    session.roomMedia.seen.next(places);
    if (JSON.stringify(arrangement) !== JSON.stringify(view.arrangement.value)) view.arrangement.next(arrangement);
  }

  /** Shows the hint on the only tile, unless others wait at the door. */
  #drawAlone(place: Rect | undefined): void {
    show(this.#alone, place !== undefined && this.#parts.session.knockers.value.length === 0);
    if (place) this.#alone.style.bottom = `${Math.round(this.element.clientHeight - place.top - place.height) + 24}px`;
  }

  #contents(): TileContent[] {
    const { session, media } = this.#parts;
    const { value: self } = session.self;
    const others = session.others.value.flatMap((participant) => this.#getContents(participant));
    if (!self) return others;
    const { track } = media.camera.value;
    const screen = media.screen.value?.video;
    const own = { participant: { ...self, connected: true }, isSelf: true, isMirrored: false, hasVideo: true };
    return [
      ...others,
      {
        ...own,
        key: self.id,
        isScreen: false,
        isMirrored: !media.looksAway,
        stream: this.#ownStream('camera', track),
        hasVideo: track !== undefined,
      },
      ...(screen
        ? [{ ...own, key: `${self.id}:screen`, isScreen: true, stream: this.#ownStream('screen', screen) }]
        : []),
    ];
  }

  #getContents(participant: Participant): TileContent[] {
    const link = this.#parts.session.roomMedia.links.value.get(participant.id);
    const base = { participant, isSelf: false, isMirrored: false };
    const camera = { ...base, key: participant.id, isScreen: false, stream: link?.streams.camera };
    const screen = { ...base, key: `${participant.id}:screen`, isScreen: true, stream: link?.streams.screen };
    return [
      { ...camera, hasVideo: !participant.videoMuted && link !== undefined },
      ...(participant.sharing ? [{ ...screen, hasVideo: true }] : []),
    ];
  }

  /**
   * Returns the quality of a tile's media. If everybody receives one's media badly, one's own connection is the cause.
   */
  #getQuality({ participant, isSelf }: TileContent): PathQuality {
    const qualities = this.#parts.paths.qualities.value;
    if (!isSelf) return qualities.get(participant.id) ?? 'good';
    const all = new Set(qualities.values());
    return qualities.size < 2 || all.has('good') ? 'good' : all.has('fair') ? 'fair' : 'poor';
  }

  #react(id: string, reaction: number): void {
    this.#tiles.get(id)?.react(REACTIONS[reaction] ?? '');
  }

  /** Returns the same stream for the same track, so that the picture does not flicker. */
  #ownStream(name: string, track: MediaStreamTrack | undefined): MediaStream | undefined {
    if (!track) return undefined;
    const known = this.#ownStreams.get(name);
    if (known?.getVideoTracks()[0] === track) return known;
    const stream = new MediaStream([track]);
    this.#ownStreams.set(name, stream);
    return stream;
  }

  #tile(key: string): Tile {
    const known = this.#tiles.get(key);
    if (known) return known;
    const tile = new Tile(key, (pinned) => this.#parts.view.togglePin(pinned));
    this.#tiles.set(key, tile);
    this.element.append(tile.element);
    return tile;
  }

  #dropTilesBut(kept: ReadonlyMap<string, unknown>): void {
    for (const [key, tile] of this.#tiles) {
      if (kept.has(key)) continue;
      tile.remove();
      this.#tiles.delete(key);
    }
  }

  #drawLevels(levels: ReadonlyMap<string, number>): void {
    const self = this.#parts.session.self.value;
    for (const [id, level] of levels) {
      const isSelf = id === 'self';
      this.#tiles.get(isSelf ? (self?.id ?? '') : id)?.setLevel(isSelf && self?.audioMuted ? 0 : level);
    }
  }
}
