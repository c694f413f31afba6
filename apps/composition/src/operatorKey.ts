import type { Secrets } from '@meet/service-kit';

/** Proves a command to a running product: whoever can read the data folder's secret may give orders to it. */
export const operatorKey = (secrets: Secrets) => secrets.derive('operator').toString('hex');
