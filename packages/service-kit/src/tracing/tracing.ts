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

/** Has this process' spans kept from now on; undefined ends it. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next;
}

/** Returns the product's tracer; undefined while nothing is traced, so that hot paths skip even the API's empty spans. */
export const getTracer = (): Tracer | undefined => tracer;

/** Returns the trace headers for a request to another process of the deployment. No other request carries them. */
export function traceHeaders(): Readonly<Record<string, string>> {
  if (!tracer) return NOTHING;
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** Returns the id of the active span's trace, as log lines name it. */
export function traceFields(): { traceId?: string } {
  const span = tracer && trace.getActiveSpan();
  return span ? { traceId: span.spanContext().traceId } : NOTHING;
}

/** Adds attributes of the deployment and of the product's own making to the active span: never what anybody gave. */
export function describeSpan(attributes: Attributes): void {
  if (tracer) trace.getActiveSpan()?.setAttributes(attributes);
}

/** Marks a span as failed by a name of what went wrong. */
export function failSpan(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/**
 * Does work in a span. A refusal is noted by its code. Only an unforeseen error or a missing answer marks the span as
 * failed.
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
