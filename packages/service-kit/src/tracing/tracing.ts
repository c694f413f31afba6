import { ServiceError } from '@meet/contracts';

/** Facts of the deployment and of the product's own making: never what anybody gave. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  /** Whether it answers another process, asks one, or neither. */
  readonly kind?: 'server' | 'client';
  readonly facts?: SpanAttributes;
  /** A `traceparent` of whom it does its work for; without it, of the span in whose work it begins. */
  readonly parent?: string;
  /** When it began, by performance.now(), where that was before it was known. */
  readonly since?: number;
}

export interface OpenSpan {
  readonly traceId: string;
  add(facts: SpanAttributes): void;
  /** Marks it as failed by a name of what went wrong. */
  fail(type: string): void;
  end(): void;
  /** Runs the work. Spans that begin in it, now or later, belong to this one. */
  run<Result>(work: () => Result): Result;
}

/** Receiver of spans. */
export interface Tracing {
  start(name: string, options: SpanOptions): OpenSpan;
  /** The span in whose work this is asked. */
  current(): OpenSpan | undefined;
  /** Returns the headers by which another process continues the trace. */
  headers(): Readonly<Record<string, string>>;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

let tracing: Tracing | undefined;
const NOTHING = {};

/** Has this process' spans kept from now on; undefined ends it. */
export function setTracing(next: Tracing | undefined): void {
  tracing = next;
}

/** Undefined while nothing is traced. */
export const activeTracing = (): Tracing | undefined => tracing;

/** Returns the trace headers for a request to another process of the deployment. No other request carries them. */
export const traceHeaders = (): Readonly<Record<string, string>> => tracing?.headers() ?? NOTHING;

/** The trace in whose work this is asked, as log lines name it. */
export function traceFields(): { traceId?: string } {
  const traceId = tracing?.current()?.traceId;
  return traceId === undefined ? NOTHING : { traceId };
}

/** Adds to the span in whose work this is asked. */
export function describeSpan(facts: SpanAttributes): void {
  tracing?.current()?.add(facts);
}

/**
 * Does work in a span. A refusal is noted by its code. Only an unforeseen error or a missing answer marks the span as
 * failed.
 */
export function inSpan<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  if (!tracing) return work();
  const span = tracing.start(name, options);
  return span.run(async () => {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof ServiceError ? error.code : 'INTERNAL';
      if (!(error instanceof ServiceError) || error.entry.reportable || error.entry.status >= 500) span.fail(code);
      else span.add({ 'error.type': code });
      throw error;
    } finally {
      span.end();
    }
  });
}
