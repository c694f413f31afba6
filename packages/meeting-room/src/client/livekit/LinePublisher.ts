import type { LocalParticipant, LocalTrack, LocalTrackPublication } from 'livekit-client';
import { type Line, getKind } from '../media/lines.ts';
import { PUBLISH } from './sources.ts';

/** Publishes one line of the person's media. If several requests come within a short time, it executes the latest. */
export class LinePublisher {
  readonly #line: Line;
  readonly #participant: LocalParticipant;
  #wanted: MediaStreamTrack | null = null;
  /** Number of requests. A request that came while another one was executed is executed next. */
  #wishes = 0;
  #local: LocalTrack | undefined;
  #published: MediaStreamTrack | null = null;
  #isBusy = false;

  constructor(line: Line, participant: LocalParticipant) {
    this.#line = line;
    this.#participant = participant;
  }

  /**
   * Requests that this track be published, or none. Must be called again with the same track after it was muted or
   * unmuted.
   */
  want(track: MediaStreamTrack | null): void {
    this.#wanted = track;
    this.#wishes += 1;
    void this.#settle();
  }

  /** Handles that the server ended the track because the person's rights changed. */
  forget({ track }: LocalTrackPublication): void {
    if (!track || track !== this.#local) return;
    this.#local = undefined;
    this.#published = null;
  }

  /** Adopts the track that the client published by itself after a reconnection. */
  adopt(publication: LocalTrackPublication | undefined): void {
    this.#local = publication?.track;
    this.#published = this.#local?.mediaStreamTrack ?? null;
  }

  async #settle(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    let wish: number;
    do {
      wish = this.#wishes;
      // Rejected while the person lacks the rights. The next change of the rights or the next request tries again.
      await this.#apply(this.#wanted).catch(() => undefined);
    } while (wish !== this.#wishes);
    this.#isBusy = false;
  }

  async #apply(wanted: MediaStreamTrack | null): Promise<void> {
    if (wanted !== this.#published) await this.#put(wanted);
    if (!wanted || getKind(this.#line) !== 'audio' || !this.#local) return;
    if (this.#local.isMuted === wanted.enabled) await (wanted.enabled ? this.#local.unmute() : this.#local.mute());
  }

  async #put(wanted: MediaStreamTrack | null): Promise<void> {
    const local = this.#local;
    if (!wanted) {
      this.#local = undefined;
      if (local) await this.#participant.unpublishTrack(local, false);
    } else if (local) await local.replaceTrack(wanted, true);
    else this.#local = (await this.#participant.publishTrack(wanted, PUBLISH[this.#line])).track;
    this.#published = wanted;
  }
}
