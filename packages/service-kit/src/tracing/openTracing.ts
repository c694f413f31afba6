import { setTracer } from './tracing.ts';
import type { TracingOptions } from './startOtlp.ts';

/**
 * Starts to trace this process; to be called before anything connects or listens. The returned function sends the
 * remaining spans, for at most three seconds.
 */
export async function openTracing(options: TracingOptions): Promise<() => Promise<void>> {
  const { endpoint } = options;
  if (endpoint === undefined) return async () => {};
  const { startOtlp } = await import('./startOtlp.ts');
  const { tracer, close } = startOtlp({ ...options, endpoint });
  setTracer(tracer);
  return async () => {
    setTracer(undefined);
    await close();
  };
}
