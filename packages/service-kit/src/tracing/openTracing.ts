import type { Logger } from '../logging/createLogger.ts';
import { setTracer } from './tracing.ts';

export interface TracingOptions {
  /** Base address of an OTLP collector that takes JSON over HTTP; without it, nothing is traced nor loaded for it. */
  readonly endpoint: string | undefined;
  /** Headers that the collector requires, as `name=value` pairs, comma-separated. */
  readonly headers?: string;
  /** Share of the traces that begin here and are kept, from 0 to 1. */
  readonly share: number;
  readonly service: { readonly name: string; readonly version: string; readonly instance: string };
  readonly log: Logger;
}

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
