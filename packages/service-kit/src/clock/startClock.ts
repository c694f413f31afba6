import { Schema, type Connection } from 'mongoose';
import type { Logger } from '../logging/createLogger.ts';
import { repeat } from '../repeat.ts';
import { createClock, type TimeSources } from './createClock.ts';
import { machineTime } from './machineTime.ts';

export interface RunningClock {
  /**
   * Returns unix milliseconds, the only time that the product uses. Never less than any process with this database
   * returned before.
   */
  now(): number;
  /** Stores the reached time once more and stops the clock. */
  stop(): Promise<void>;
}

/** The latest time that any process used. Everything that expired by then has expired for good. */
interface ReachedTime {
  _id: 'reached';
  at: number;
}

const schema = new Schema<ReachedTime>(
  { _id: { type: String, required: true }, at: { type: Number, required: true } },
  { versionKey: false },
);

/** Interval at which the time is stored. After a crash, the clock goes back by at most this. */
const KEEP_MS = 10_000;
/** Difference from which the clock logs a warning. Drift is never so large: somebody set the clock. */
const REPORT_FROM_MS = 60_000;

/** Starts the product's clock. It never starts before the time that is stored in the database. */
export async function startClock(
  connection: Connection,
  log: Logger,
  sources: TimeSources = machineTime(),
): Promise<RunningClock> {
  const times = connection.model<ReachedTime>('platform.clock', schema, 'platform.clock');
  const reached = await times.findById('reached').lean();
  const clock = createClock(sources, reached?.at);
  let isReported = false;

  // When nothing can be written, for example on a full disk, the clock continues: reads must still work.
  const keep = () =>
    times
      .updateOne({ _id: 'reached' }, { $max: { at: clock.now() } }, { upsert: true })
      .catch((error: unknown) => log.error({ err: error }, 'the time of the clock could not be stored'));
  const watch = async () => {
    await keep();
    const lagMs = Math.round(clock.lag());
    const isOff = Math.abs(lagMs) >= REPORT_FROM_MS;
    if (isOff && !isReported)
      log.warn({ lagMs }, 'the machine’s clock was set; the product’s clock approaches it by one second a minute');
    isReported = isOff;
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
