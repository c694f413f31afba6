import type { Secrets } from '@meet/service-kit';

export const DEVELOPMENT_ISSUER_PATH = '/dev/issuer';
export const DEVELOPMENT_CLIENT_ID = 'meet-development';

export const developmentClientSecret = (secrets: Secrets) => secrets.derive('development-issuer').toString('hex');
