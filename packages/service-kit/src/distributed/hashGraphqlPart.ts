import type { GraphqlPart } from '@meet/contracts/graphql';
import { createHash } from 'node:crypto';

/** Returns a hash of the interface of calls and events, independent of their implementation. */
export function hashGraphqlPart({ calls, events, typeDefs = '' }: GraphqlPart): string {
  const described = {
    calls: calls.map(({ name, path, method, access, graphql, input, output }) => ({
      name,
      path,
      method,
      access,
      graphql,
      input: input.describe(),
      output: output.describe(),
    })),
    events: events.map(({ type, payload }) => ({ type, payload: payload.describe() })),
    typeDefs,
  };
  return createHash('sha256').update(JSON.stringify(described, sayFunctions)).digest('hex');
}

/**
 * Converts functions and regular expressions to text, because JSON would omit them. Defaults and patterns may be such.
 */
function sayFunctions(_name: string, value: unknown): unknown {
  return typeof value === 'function' || value instanceof RegExp ? String(value) : value;
}
