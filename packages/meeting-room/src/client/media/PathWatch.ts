import { Behavior } from '../Behavior.ts';
import { type PathQuality, PathMeter, assessPath } from './assessPath.ts';
import type { MediaLink } from './MediaTransport.ts';
import type { RoomMedia } from './RoomMedia.ts';

const INTERVAL_MS = 3_000;
/** Number of equal readings in a row that change the shown quality, so that one bad moment is not shown. */
const READINGS_TO_CHANGE = 2;

interface Watched {
  link: MediaLink;
  meter: PathMeter;
  seen: PathQuality;
  times: number;
}

/** Measures the quality of the media to and from each other participant whose tile is visible. */
export class PathWatch {
  readonly qualities = new Behavior<ReadonlyMap<string, PathQuality>>(new Map());
  #media: RoomMedia;
  #watched = new Map<string, Watched>();
  #timer: number;

  constructor(media: RoomMedia) {
    this.#media = media;
    this.#timer = window.setInterval(() => void this.#measure(), INTERVAL_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #measure(): Promise<void> {
    const { links, seen } = this.#media;
    const shown = [...links.value].filter(([id]) => seen.value.has(id) || seen.value.has(`${id}:screen`));
    const entries = await Promise.all(shown.map(async ([id, link]) => [id, await this.#assess(id, link)] as const));
    const [before, after] = [this.qualities.value, new Map(entries)];
    const isSame = before.size === after.size && entries.every(([id, quality]) => before.get(id) === quality);
    if (!isSame) this.qualities.next(after);
    for (const id of this.#watched.keys()) if (!after.has(id)) this.#watched.delete(id);
  }

  async #assess(id: string, link: MediaLink): Promise<PathQuality> {
    let watched = this.#watched.get(id);
    if (watched?.link !== link) watched = { link, meter: new PathMeter(), seen: 'good', times: 0 };
    this.#watched.set(id, watched);
    const quality = assessPath(watched.meter.read(await link.reports()));
    watched.times = quality === watched.seen ? watched.times + 1 : 1;
    watched.seen = quality;
    return watched.times >= READINGS_TO_CHANGE ? quality : (this.qualities.value.get(id) ?? 'good');
  }
}
