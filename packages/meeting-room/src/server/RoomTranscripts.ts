import { randomUUID } from 'node:crypto';
import { cleanLine, hasVisible } from '@meet/contracts/texts';
import { createKeyedTurns } from '@meet/service-kit';
import type { TranscriptRefusal } from '../protocol/transcripts.ts';
import { AttemptLimit } from './AttemptLimit.ts';
import { getVisitor } from './authorize.ts';
import type { Caption, Log, MeetingTranscripts } from './hooks.ts';
import type { Room } from './Room.ts';
import type { Seat } from './Seat.ts';

/** Maximum time between the first words of a speech and its end. An earlier speech was never finished. */
const SPEECH_MAX_MS = 60_000;

/** Connects the meeting's transcript with the room: hosts turn it on and off, and captions are stored meanwhile. */
export class RoomTranscripts {
  #transcripts: MeetingTranscripts;
  #log: Log;
  #now: () => number;
  #asked: AttemptLimit;
  /** Handles the requests of a room one after the other. */
  #turns = createKeyedTurns(Infinity);
  /** Time of the first words of a speech that goes on. */
  #begun = new WeakMap<Seat, number>();

  constructor(transcripts: MeetingTranscripts, log: Log, now: () => number) {
    this.#transcripts = transcripts;
    this.#log = log;
    this.#now = now;
    this.#asked = new AttemptLimit(transcripts.rate);
  }

  /** Turns the transcript on or off for a host. On refusal, the person gets the reason. */
  async keep(room: Room, seat: Seat, enabled: boolean): Promise<void> {
    const refuse = (why: TranscriptRefusal) => seat.send({ type: 'transcriptRefused', why });
    if (seat.role !== 'moderator') return refuse('not-host');
    if (!this.#asked.take(getVisitor(seat.grant))) return refuse('too-often');
    const why = await this.#turns.run(room.name, () => this.#act(room, seat, enabled));
    if (why) refuse(why);
  }

  /** Stores a caption that does not change any more, while the transcript is on. */
  hear(room: Room, seat: Seat, { text, isFinal, whole }: Caption): void {
    const now = this.#now();
    const startedAt = Math.max(this.#begun.get(seat) ?? now, now - SPEECH_MAX_MS);
    if (room.isTranscribed && !isFinal) this.#begun.set(seat, startedAt);
    else this.#begun.delete(seat);
    // Nobody may put words into the transcript that the others could not read.
    const said = cleanLine(whole?.endsWith(text) ? whole : text);
    if (!room.isTranscribed || !isFinal || !hasVisible(said)) return;
    const line = { id: randomUUID(), text: said, startedAt, endedAt: now };
    void this.#transcripts.write(room.name, seat.describe(), line);
  }

  async #act(room: Room, seat: Seat, enabled: boolean): Promise<TranscriptRefusal | undefined> {
    try {
      const { isKept, isFull } = await this.#transcripts.keep(room.name, seat.describe(), enabled);
      room.setTranscribed(isKept);
      return isFull ? 'full' : undefined;
    } catch (error) {
      this.#log.error(error, 'a transcript was not turned on or off');
      return 'failed';
    }
  }
}
