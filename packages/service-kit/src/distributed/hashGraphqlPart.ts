import type { GraphqlPart } from '@meet/contracts/graphql';
import { createHash } from 'node:crypto';

/** Returns a hash of the shape of calls and events as others see them, whatever their code does. */
export function hashGraphqlPart({ calls, events, typeDefs = '' }: GraphqlPart): string {
  const looks = {
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
  return createHash('sha256').update(JSON.stringify(looks, sayFunctions)).digest('hex');
}

/** Defaults and patterns may be functions or expressions, which JSON would leave out. */
function sayFunctions(_name: string, value: unknown): unknown {
  return typeof value === 'function' || value instanceof RegExp ? String(value) : value;
}
