import type { Secrets } from '@meet/service-kit';

export const DEVELOPMENT_ISSUER_PATH = '/dev/issuer';
/** Our own source of contacts, in the People API's format. */
export const DEVELOPMENT_CONTACTS_PATH = '/dev/contacts/v1/people/me/connections';
export const DEVELOPMENT_CLIENT_ID = 'meet-development';

export const developmentClientSecret = (secrets: Secrets) => secrets.derive('development-issuer').toString('hex');
