import type { Call } from '@meet/contracts';
import type { TestProduct } from './startTestProduct.ts';

/**
 * The product's calls from outside with this method that take JSON; what takes bytes or a form has tests of its own.
 * Signing out is left out: it would end the sessions that the others are tried with, and takes no input.
 */
export const callsOver = ({ client }: TestProduct, method: Call['method']): Call[] =>
  client.calls.filter(
    ({ access, name, takes, ...call }) =>
      access !== 'service' && call.method === method && takes === 'json' && name !== 'signOut',
  );
