import type { Secrets } from '@meet/service-kit';

/** Proves the gateway and the services to each other: whoever can read the master secret is one of them. */
export const servicesKey = (secrets: Secrets) => secrets.derive('services').toString('hex');
