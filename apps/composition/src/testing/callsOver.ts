import type { Call } from '@meet/contracts';
import { listFields, type FieldPath, type FieldType } from './listFields.ts';
import type { TestProduct } from './startTestProduct.ts';

/** Whether a call's input comes as a body or as a query. */
export type Way = 'body' | 'query';

/**
 * The product's calls from outside whose input comes this way, as JSON; what takes bytes or a form has tests of its own.
 * Signing out is left out: it would end the sessions that the others are tried with, and takes no input.
 */
export const callsOver = ({ client }: TestProduct, way: Way): Call[] =>
  client.calls.filter(
    ({ access, method, name, takes }) =>
      access !== 'service' && (method === 'GET') === (way === 'query') && takes === 'json' && name !== 'signOut',
  );

/** The way to every value, or every one of a type, that a call's body may hold: not what stands in its path or a header. */
export function getBodyFields({ input, path, headers }: Call, type?: FieldType): FieldPath[] {
  const elsewhere = new Set([...Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name), ...Object.keys(headers)]);
  return listFields(input, type).filter(([name]) => !elsewhere.has(String(name)));
}

/** Every value, or every one of a type, of every call whose input comes this way. */
export const fieldsOver = (product: TestProduct, way: Way, type?: FieldType): { call: Call; path: FieldPath }[] =>
  callsOver(product, way).flatMap((call) => getBodyFields(call, type).map((path) => ({ call, path })));
