import { Subject } from 'rxjs';
import { Behavior } from '../Behavior.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import type { LocalMedia } from './LocalMedia.ts';

/** The members of the Web Speech API that are used; the DOM's types do not declare it. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  abort(): void;
}
interface RecognitionResult {
  readonly isFinal: boolean;
  readonly [index: number]: { readonly transcript: string } | undefined;
}
type Speech = Pick<RoomSession, 'caption' | 'incident'>;
type Microphone = Pick<LocalMedia, 'microphone'>;
type ResultEvent = Event & { readonly resultIndex: number; readonly results: ArrayLike<RecognitionResult> };

/** Minimum time between two captions of unfinished speech. */
const INTERIM_MS = 500;
/** Time after which recognition starts again if the browser stopped it by itself, for example after silence. */
const RESTART_MS = 300;
/** Errors after which starting again is of no use. */
const REFUSALS = new Set(['not-allowed', 'service-not-allowed', 'language-not-supported', 'audio-capture']);

/**
 * Captions of the meeting, for people who prefer to read. The person's browser transcribes their speech and sends it to
 * the room, as long as captions and the microphone are on. Captions are off at first, and each person decides for
 * themselves.
 */
export class Captions {
  readonly isOn = new Behavior(false);
  /** Emits when the browser refuses to recognize speech. Captions are off again then. */
  readonly refused = new Subject<void>();
  #session: Speech;
  #media: Microphone;
  #language: string;
  #listener: Recognition | undefined;
  #lastInterim = 0;
  #hasHeard = false;

  constructor(session: Speech, media: Microphone, language: string) {
    this.#session = session;
    this.#media = media;
    this.#language = language;
    session.incident.subscribe(({ kind }) => (this.#hasHeard ||= kind === 'captioned'));
    media.microphone.changes.subscribe(() => this.#follow());
    this.isOn.changes.subscribe(() => this.#follow());
  }

  /** Returns whether there is anything to read: this browser recognizes speech, or somebody else's does. */
  get isPossible(): boolean {
    return this.canListen || this.#hasHeard;
  }

  /** Returns whether this browser recognizes the person's own speech. */
  get canListen(): boolean {
    return recognizer() !== undefined;
  }

  toggle(): void {
    this.isOn.next(!this.isOn.value);
  }

  #follow(): void {
    const { muted, track } = this.#media.microphone.value;
    const listens = this.isOn.value && !muted && track !== undefined;
    if (listens && !this.#listener) this.#listen();
    if (listens || !this.#listener) return;
    const listener = this.#listener;
    this.#listener = undefined;
    listener.abort();
  }

  #listen(): void {
    const Recognizer = recognizer();
    if (!Recognizer) return;
    const listener = Object.assign(new Recognizer(), {
      lang: this.#language,
      continuous: true,
      interimResults: true,
    });
    this.#listener = listener;
    listener.addEventListener('result', (event) => this.#tell(event as ResultEvent));
    listener.addEventListener('error', (event) => {
      if (this.#listener !== listener || !REFUSALS.has((event as Event & { error?: string }).error ?? '')) return;
      this.isOn.next(false);
      this.refused.next();
    });
    listener.addEventListener('end', () => {
      if (this.#listener !== listener) return;
      this.#listener = undefined;
      setTimeout(() => this.#follow(), RESTART_MS);
    });
    listener.start();
  }

  #tell({ resultIndex, results }: ResultEvent): void {
    for (const { isFinal, 0: best } of Array.from(results).slice(resultIndex)) {
      const said = best?.transcript.trim();
      if (!said) continue;
      const now = Date.now();
      if (!isFinal && now - this.#lastInterim < INTERIM_MS) continue;
      this.#lastInterim = now;
      this.#session.caption(said, isFinal);
    }
  }
}

function recognizer(): (new () => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    'SpeechRecognition' | 'webkitSpeechRecognition',
    (new () => Recognition) | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
}
