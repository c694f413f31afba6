import { PictureMix, type PictureParts } from './PictureMix.ts';
import { SoundMix } from './SoundMix.ts';
import { startClock } from './startClock.ts';

export interface Recording {
  /** Ends the recording, after its last part. */
  stop(): void;
  /** Resolves after the last part; rejects if the browser can't go on. */
  readonly ended: Promise<void>;
}

/** A tab that is closed loses as much at most. */
const PART_MS = 5_000;
const FRAME_MS = 1_000 / 15;
/** With the sound, four hours stay below the 2 GB that a recording may have. */
const PICTURE_BITS_PER_SECOND = 950_000;
const SOUND_BITS_PER_SECOND = 64_000;

/**
 * Records picture and sound of the room as a file of this type, which comes in parts. `onPart` gets each in its order.
 */
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
  // After a reload, a browser may keep the sound off until a click.
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
      // Some browsers give an empty part at the end.
      if (data.size > 0) onPart(data);
    };
    recorder.onstop = () => resolve();
    recorder.onerror = () => reject(new Error('the browser stopped recording'));
    void begin().catch(reject);
  }).finally(close);

  /** A file whose sound comes later than its picture has none of both until then. */
  async function begin(): Promise<void> {
    await sound.context.resume();
    if (isStopped) return;
    let restsUntil = 0;
    const tick = () => {
      const begun = performance.now();
      // A slow machine draws fewer pictures, and has half its time for the meeting.
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
