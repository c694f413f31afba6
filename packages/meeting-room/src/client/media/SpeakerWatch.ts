import { Behavior } from '../Behavior.ts';
import type { RoomMedia } from './RoomMedia.ts';

const INTERVAL_MS = 150;
const SPEECH_LEVEL = 0.03;
/** Time that a new speaker must speak to become dominant, so that a cough does not take the stage. */
const HOLD_MS = 1_200;

/** Detects who speaks, and how loudly. */
export class SpeakerWatch {
  /** Loudness, from 0 to 1, of everyone who can be heard now; the person's own under `self`. */
  readonly levels = new Behavior<ReadonlyMap<string, number>>(new Map());
  /** Id of the participant who last spoke for a while; never the person themself. */
  readonly dominant = new Behavior<string | undefined>(undefined);
  #media: RoomMedia;
  #ownLevel: () => number;
  #candidate: { id: string; since: number } | undefined;
  #timer: number;

  constructor(media: RoomMedia, ownLevel: () => number) {
    this.#media = media;
    this.#ownLevel = ownLevel;
    this.#timer = window.setInterval(() => this.#measure(), INTERVAL_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #measure(): void {
    const links = [...this.#media.links.value];
    const levels = new Map(links.map(([id, link]) => [id, link.audioLevel()]));
    this.#weigh(levels);
    levels.set('self', this.#ownLevel());
    this.levels.next(levels);
  }

  #weigh(levels: ReadonlyMap<string, number>): void {
    const [loudest] = [...levels].sort(([, a], [, b]) => b - a);
    if (this.dominant.value && !levels.has(this.dominant.value)) this.dominant.next(undefined);
    if (!loudest || loudest[1] < SPEECH_LEVEL) return void (this.#candidate = undefined);
    const [id] = loudest;
    if (this.#candidate?.id !== id) this.#candidate = { id, since: Date.now() };
    if (!this.dominant.value || Date.now() - this.#candidate.since >= HOLD_MS) this.dominant.next(id);
  }
}
