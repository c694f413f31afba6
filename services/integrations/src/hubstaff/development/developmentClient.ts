import type { Secrets } from '@meet/service-kit';

/** Where a stand-in for Hubstaff is, its issuer and its API, on machines without credentials of Hubstaff's. */
export const DEVELOPMENT_HUBSTAFF_PATH = '/dev/hubstaff';
export const DEVELOPMENT_CLIENT_ID = 'meet-development';

export const developmentClientSecret = (secrets: Secrets) => secrets.derive('development-hubstaff').toString('hex');
