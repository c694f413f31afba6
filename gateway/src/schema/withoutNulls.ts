import type { Schema } from 'yup';

/** Removes nulls, by which GraphQL clients omit members. A null stays only if the member is nullable. */
export function withoutNulls(value: Readonly<Record<string, unknown>>, schema: Schema): Record<string, unknown> {
  const { fields = {} } = schema as { fields?: Record<string, Schema> };
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => member !== null || fields[name]?.spec.nullable)
      .map(([name, member]) => [name, cleared(member, fields[name])]),
  );
}

function cleared(value: unknown, schema: Schema | undefined): unknown {
  if (!schema) return value;
  if (Array.isArray(value)) {
    const { innerType } = schema as { innerType?: Schema };
    return value.map((entry) => cleared(entry, innerType));
  }
  return typeof value === 'object' && value !== null ? withoutNulls(value as Record<string, unknown>, schema) : value;
}
