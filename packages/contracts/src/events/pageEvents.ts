import type { InferType } from 'yup';
import type { AnyObjectSchema } from '../core/defineCall.ts';

/** Schemas of the events between the parts of one page, by name and version, such as `meeting.started@1`. */
export type PageEventSchemas = Readonly<Record<string, AnyObjectSchema>>;

/** Payloads of page events by name, for `RemoteEventTable`. */
export type PageEventsOf<Schemas extends PageEventSchemas> = {
  readonly [Name in keyof Schemas]: InferType<Schemas[Name]>;
};

/**
 * Returns the paths in a payload that break the schema; undefined if none does. The result contains no values of the
 * payload, since reports include it.
 */
export function findIncompatibility(schema: AnyObjectSchema, payload: unknown): string | undefined {
  try {
    schema.required().validateSync(payload, { strict: true, abortEarly: false });
    return undefined;
  } catch (error) {
    const { path, inner = [] } = error as { path?: string; inner?: readonly { path?: string }[] };
    const places = new Set([...inner.map((one) => one.path), path].filter(Boolean));
    return [...places].join(', ') || 'all of it';
  }
}
