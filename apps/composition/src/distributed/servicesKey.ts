import type { Secrets } from '@meet/service-kit';

/**
 * Returns the key by which the gateway and the services authenticate each other. It is derived from the master secret.
 */
export const servicesKey = (secrets: Secrets) => secrets.derive('services').toString('hex');
