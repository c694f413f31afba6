import { tracingChannel } from 'node:diagnostics_channel';
import { databaseDuration } from '../metrics.ts';

interface OperationTrace {
  readonly operation: string;
  readonly collection?: string;
  readonly error?: unknown;
  /** Stops the timer; set when the operation begins. */
  stop?: (labels: { outcome: Outcome }) => void;
}
type Outcome = 'OK' | 'FAILED';

/** Diagnostic channels of mongoose for every operation of a model: https://mongoosejs.com/docs/api/mongoose.html */
const CHANNELS = [
  'mongoose:query',
  'mongoose:aggregate',
  'mongoose:model:save',
  'mongoose:model:insertMany',
  'mongoose:model:bulkWrite',
].map((name) => tracingChannel<OperationTrace>(name));

let isMeasuring = false;

/**
 * Measures each operation of the models; starts once per process. The driver's own monitoring would read every reply
 * twice.
 */
export function measureOperations(): void {
  if (isMeasuring) return;
  isMeasuring = true;
  const end = (trace: OperationTrace) => trace.stop?.({ outcome: trace.error === undefined ? 'OK' : 'FAILED' });
  for (const channel of CHANNELS)
    channel.subscribe({
      start: (trace) => void (trace.stop = begin(trace.collection, trace.operation)),
      end: () => {},
      asyncStart: () => {},
      asyncEnd: end,
      error: () => {},
    });
}

/** Measures an operation that bypasses the models. */
export async function measureOperation<Result>(
  collection: string,
  operation: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const stop = begin(collection, operation);
  try {
    const result = await work();
    stop({ outcome: 'OK' });
    return result;
  } catch (error) {
    stop({ outcome: 'FAILED' });
    throw error;
  }
}

/** Starts the timer of an operation. Collections are named after their service: `chat.messages`. */
function begin(collection = 'unknown', operation: string) {
  return databaseDuration.startTimer({ service: collection.split('.', 1)[0]!, operation });
}
