import type { Call } from '@meet/contracts';
import type { TestProduct } from './startTestProduct.ts';

/**
 * The product's calls from outside with this method, but for those that take files, whose route is their service's own. Signing out is left out: it would end the sessions that the others
 * are tried with, and takes no input.
 */
export const callsOver = ({ client }: TestProduct, method: Call['method']): Call[] =>
  client.calls.filter(
    (call) =>
      call.access !== 'service' && call.method === method && call.upload === undefined && call.name !== 'signOut',
  );
