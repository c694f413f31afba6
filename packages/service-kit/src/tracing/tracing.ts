import { ServiceError } from '@meet/contracts';
import {
  context,
  propagation,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
  type SpanOptions,
  type Tracer,
} from '@opentelemetry/api';

let tracer: Tracer | undefined;
const NOTHING = {};

/** Sets the tracer for the spans of this process from now on; undefined ends tracing. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

/**
 * Returns the product's tracer. It is undefined while tracing is off, so that hot paths skip even the API's empty
 * spans.
 */
export const getTracer = (): Tracer | undefined => tracer;

/** Returns the trace headers for a request to another process of the deployment. No other request carries them. */
export function traceHeaders(): Readonly<Record<string, string>> {
  if (!tracer) return NOTHING;
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** Returns the id of the active trace as a field of log lines. */
export function traceFields(): { traceId?: string } {
  const span = tracer && trace.getActiveSpan();
  return span ? { traceId: span.spanContext().traceId } : NOTHING;
}

/** Adds attributes to the active span. They must come from the deployment or the product, never from input. */
export function describeSpan(attributes: Attributes): void {
  if (tracer) trace.getActiveSpan()?.setAttributes(attributes);
}

/** Marks a span as failed, with the name of the error. */
export function failSpan(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/**
 * Runs work in a span. A refusal is recorded by its code. Only an unexpected error or a missing response marks the span
 * as failed.
 */
export function inSpan<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  if (!tracer) return work();
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof ServiceError ? error.code : 'INTERNAL';
      if (!(error instanceof ServiceError) || error.entry.reportable || error.entry.status >= 500) failSpan(span, code);
      else span.setAttribute('error.type', code);
      throw error;
    } finally {
      span.end();
    }
  });
}
