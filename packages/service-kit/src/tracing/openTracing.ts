import { setTracing } from './tracing.ts';
import type { TracingOptions } from './TracingOptions.ts';

/** Starts to trace this process, before anything connects or listens. The returned end sends what is left, for at most three seconds. */
export async function openTracing(options: TracingOptions): Promise<() => Promise<void>> {
  const { endpoint } = options;
  if (endpoint === undefined) return async () => {};
  const { createOtlpTracing } = await import('./createOtlpTracing.ts');
  const tracing = createOtlpTracing({ ...options, endpoint });
  setTracing(tracing);
  return async () => {
    setTracing(undefined);
    await tracing.close();
  };
}
