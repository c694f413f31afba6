import type { InferType } from 'yup';
import type { AnyObjectSchema } from '../core/defineCall.ts';

/** Schemas of the events between the parts of one page, by name and version, such as `meeting.started@1`. */
export type FactSchemas = Readonly<Record<string, AnyObjectSchema>>;

/** The facts' payloads, for a page's `RemoteEventTable`. */
export type FactsOf<Schemas extends FactSchemas> = { readonly [Name in keyof Schemas]: InferType<Schemas[Name]> };

/**
 * Which places of a fact's payload are not as its schema says; undefined where all are. Nothing of what was told is in it:
 * it goes into reports.
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
