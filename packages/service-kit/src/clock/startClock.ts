import { Schema, type Connection } from 'mongoose';
import type { Logger } from '../logging/createLogger.ts';
import { repeat } from '../repeat.ts';
import { createClock, type TimeSources } from './createClock.ts';
import { machineTime } from './machineTime.ts';

export interface RunningClock {
  /** Unix milliseconds, the only ones that count. Never less than any process over this database said before. */
  now(): number;
  /** Keeps the time reached once more. */
  stop(): Promise<void>;
}

/** The latest time that anybody lived by: what had ended by then has ended for good. */
interface ReachedTime {
  _id: 'reached';
  at: number;
}

const schema = new Schema<ReachedTime>(
  { _id: { type: String, required: true }, at: { type: Number, required: true } },
  { versionKey: false },
);

/** A start after a crash may go back by no more than this. */
const KEEP_MS = 10_000;
/** No drift comes to so much: somebody set the clock. */
const TELL_FROM_MS = 60_000;

/** Starts the clock that everything goes by, not before the time that the database has seen. */
export async function startClock(
  connection: Connection,
  log: Logger,
  sources: TimeSources = machineTime(),
): Promise<RunningClock> {
  const times = connection.model<ReachedTime>('platform.clock', schema, 'platform.clock');
  const reached = await times.findById('reached').lean();
  const clock = createClock(sources, reached?.at);
  let told = false;

  // When nothing can be written, as on a full disk, the clock goes on: reads must still work.
  const keep = () =>
    times
      .updateOne({ _id: 'reached' }, { $max: { at: clock.now() } }, { upsert: true })
      .catch((error: unknown) => log.error({ err: error }, 'the time reached could not be kept'));
  const watch = async () => {
    await keep();
    const lagMs = Math.round(clock.lag());
    const isOff = Math.abs(lagMs) >= TELL_FROM_MS;
    if (isOff && !told) log.warn({ lagMs }, 'the machine’s clock was set: ours nears it by a second a minute');
    told = isOff;
  };

  await watch();
  const stopWatching = repeat(KEEP_MS, watch, log);
  return {
    now: clock.now,
    stop: async () => {
      await stopWatching();
      await keep();
    },
  };
}
