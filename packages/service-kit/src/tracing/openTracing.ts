import { setTracer } from './tracing.ts';
import type { TracingOptions } from './startOtlp.ts';

/** Starts to trace this process, before anything connects or listens. The returned end sends what is left, for at most three seconds. */
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
