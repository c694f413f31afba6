import type { Call } from '@meet/contracts';
import { listFields, type FieldPath, type FieldType } from './listFields.ts';
import type { TestProduct } from './startTestProduct.ts';

/** Transport of a call's input: in the body or in the query. */
export type Way = 'body' | 'query';

/**
 * Returns the product's outside calls whose JSON input comes this way. Calls with bytes or a form have their own tests.
 * Signing out is excluded: it takes no input, and would end the session of the other calls.
 */
export const callsOver = ({ client }: TestProduct, way: Way): Call[] =>
  client.calls.filter(
    ({ access, method, name, takes }) =>
      access !== 'service' && (method === 'GET') === (way === 'query') && takes === 'json' && name !== 'signOut',
  );

/**
 * Returns the paths to every value, or every value of a type, in a call's body, without values in its path or headers.
 */
export function getBodyFields({ input, path, headers }: Call, type?: FieldType): FieldPath[] {
  const elsewhere = new Set([...Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name), ...Object.keys(headers)]);
  return listFields(input, type).filter(([name]) => !elsewhere.has(String(name)));
}

/** Returns every value, or every value of a type, of all calls whose input comes this way. */
export const fieldsOver = (product: TestProduct, way: Way, type?: FieldType): { call: Call; path: FieldPath }[] =>
  callsOver(product, way).flatMap((call) => getBodyFields(call, type).map((path) => ({ call, path })));
