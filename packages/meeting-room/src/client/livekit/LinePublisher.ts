import type { LocalParticipant, LocalTrack, LocalTrackPublication } from 'livekit-client';
import { type Line, getKind } from '../media/lines.ts';
import { PUBLISH } from './sources.ts';

/** Publishes one line of the person's media. It carries out the latest of many wishes in a short time. */
export class LinePublisher {
  readonly #line: Line;
  readonly #participant: LocalParticipant;
  #wanted: MediaStreamTrack | null = null;
  /** Counts wishes: one that came while another was carried out is carried out next. */
  #wishes = 0;
  #local: LocalTrack | undefined;
  #published: MediaStreamTrack | null = null;
  #isBusy = false;

  constructor(line: Line, participant: LocalParticipant) {
    this.#line = line;
    this.#participant = participant;
  }

  /** To be called again with the same track after it was muted or unmuted. */
  want(track: MediaStreamTrack | null): void {
    this.#wanted = track;
    this.#wishes += 1;
    void this.#settle();
  }

  /** Notes that the server ended the track, for the rights of the person have changed. */
  forget({ track }: LocalTrackPublication): void {
    if (!track || track !== this.#local) return;
    this.#local = undefined;
    this.#published = null;
  }

  /** Takes over what the client published by itself once it was connected again. */
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
      // Refused while the rights are missing; the next change of rights or of the wish tries again.
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
