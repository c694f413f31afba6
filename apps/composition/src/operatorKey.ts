import type { Secrets } from '@meet/service-kit';

/**
 * Returns the key that authenticates a command at a running product. Anybody who can read the master secret can derive
 * it.
 */
export const operatorKey = (secrets: Secrets) => secrets.derive('operator').toString('hex');
