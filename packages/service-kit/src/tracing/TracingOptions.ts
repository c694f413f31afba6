import type { Logger } from '../logging/createLogger.ts';

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
