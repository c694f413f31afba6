import type { Secrets } from '@meet/service-kit';

/** Path of the development substitute for Hubstaff, on machines without Hubstaff's credentials. */
export const DEVELOPMENT_HUBSTAFF_PATH = '/dev/hubstaff';
export const DEVELOPMENT_CLIENT_ID = 'meet-development';

export const developmentClientSecret = (secrets: Secrets) => secrets.derive('development-hubstaff').toString('hex');
