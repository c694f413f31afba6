import { PictureMix, type PictureParts } from './PictureMix.ts';
import { SoundMix } from './SoundMix.ts';
import { startClock } from './startClock.ts';

export interface Recording {
  /** Ends the recording, after its last part. */
  stop(): void;
  /** Resolves after the last part; rejects if the browser can't go on. */
  readonly ended: Promise<void>;
}

/** Length of a part: closing the tab loses at most this much. */
const PART_MS = 5_000;
const FRAME_MS = 1_000 / 15;
/** With the sound, four hours stay below the limit of a recording, 2 GB. */
const PICTURE_BITS_PER_SECOND = 950_000;
const SOUND_BITS_PER_SECOND = 64_000;

/** Records picture and sound of the room as a file of this type, in parts. `onPart` gets the parts in their order. */
export function record(parts: PictureParts, type: string, onPart: (part: Blob) => void): Recording {
  const { session, media } = parts;
  const sound = new SoundMix(session.roomMedia, media);
  const picture = new PictureMix(parts);
  const stream = new MediaStream([...picture.canvas.captureStream().getVideoTracks(), sound.track]);
  const recorder = new MediaRecorder(stream, {
    mimeType: type,
    videoBitsPerSecond: PICTURE_BITS_PER_SECOND,
    audioBitsPerSecond: SOUND_BITS_PER_SECOND,
  });
  let isStopped = false;
  let stopClock: (() => void) | undefined;
  // After a reload, a browser may block the sound until a click.
  const wake = () => void sound.context.resume();
  for (const name of WAKING) window.addEventListener(name, wake);

  const close = () => {
    isStopped = true;
    stopClock?.();
    for (const name of WAKING) window.removeEventListener(name, wake);
    for (const track of stream.getTracks()) track.stop();
    picture.close();
    sound.close();
  };
  let giveUp: () => void;
  const ended = new Promise<void>((resolve, reject) => {
    giveUp = resolve;
    recorder.ondataavailable = ({ data }) => {
      // Some browsers produce an empty part at the end.
      if (data.size > 0) onPart(data);
    };
    recorder.onstop = () => resolve();
    recorder.onerror = () => reject(new Error('the browser stopped recording'));
    void begin().catch(reject);
  }).finally(close);

  /** Starts recording once the sound runs: a file whose sound starts later than its picture has neither until then. */
  async function begin(): Promise<void> {
    await sound.context.resume();
    if (isStopped) return;
    let restsUntil = 0;
    const tick = () => {
      const begun = performance.now();
      // Rests as long as the last picture took: a slow machine draws fewer pictures and keeps half its time for the
      // meeting.
      if (begun < restsUntil) return;
      sound.follow();
      picture.draw();
      restsUntil = 2 * performance.now() - begun;
    };
    const stop = await startClock(sound.context, sound.mix, FRAME_MS, tick);
    if (isStopped) return stop();
    stopClock = stop;
    recorder.start(PART_MS);
  }

  return {
    ended,
    stop() {
      if (recorder.state === 'inactive') giveUp();
      else recorder.stop();
    },
  };
}

const WAKING = ['pointerdown', 'keydown'] as const;
