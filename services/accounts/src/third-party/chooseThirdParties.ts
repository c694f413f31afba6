import type { ServiceBase } from '@meet/service-kit';
import type { Models } from '../models/createModels.ts';
import type { AccountsSettings } from '../settings.ts';
import { CONTACTS_ANSWER_PATH } from './contactsAnswerPath.ts';
import { createContactsProvider, type ContactsProvider } from './createContactsProvider.ts';
import { createIssuer, type Issuer } from './createIssuer.ts';
import { createThirdParty, type ThirdParty } from './createThirdParty.ts';
import {
  DEVELOPMENT_CLIENT_ID,
  DEVELOPMENT_CONTACTS_PATH,
  DEVELOPMENT_ISSUER_PATH,
  developmentClientSecret,
} from './development/developmentClient.ts';

const GOOGLE = 'https://accounts.google.com';
const GOOGLE_CONTACTS = 'https://people.googleapis.com/v1/people/me/connections';

export interface ThirdParties {
  /** Third party that can vouch for a person; undefined for none. */
  readonly thirdParty: ThirdParty | undefined;
  /** Source from which contacts can be imported; undefined for none. */
  readonly contactsProvider: ContactsProvider | undefined;
}

/**
 * Chooses the third parties for sign-in and for contacts: the configured issuer, else the development one, else none.
 */
export function chooseThirdParties(base: ServiceBase<AccountsSettings>, models: Models): ThirdParties {
  const { settings, secrets, publicUrl, now } = base;
  const { signInAttempts: attempts, spentIdTokens: spent } = models;
  const issuer = chooseIssuer(base);
  if (!issuer) return { thirdParty: undefined, contactsProvider: undefined };
  const common = { issuer, attempts, secrets, now };
  const contactsUrl = settings.CONTACTS_IMPORT ? chooseContactsUrl(base, issuer) : undefined;
  return {
    thirdParty: createThirdParty({ ...common, redirectUri: `${publicUrl}/signin`, spent }),
    contactsProvider:
      contactsUrl === undefined
        ? undefined
        : createContactsProvider({
            ...common,
            redirectUri: `${publicUrl}${CONTACTS_ANSWER_PATH}`,
            scope: settings.CONTACTS_SCOPE,
            contactsUrl,
          }),
  };
}

function chooseIssuer(base: ServiceBase<AccountsSettings>): Issuer | undefined {
  const { settings, secrets, publicUrl, development } = base;
  if (settings.OIDC_CLIENT_ID) {
    return createIssuer({
      kind: settings.OIDC_ISSUER === GOOGLE ? 'google' : 'other',
      url: settings.OIDC_ISSUER,
      clientId: settings.OIDC_CLIENT_ID,
      clientSecret: settings.OIDC_CLIENT_SECRET,
    });
  }
  if (!development) return undefined;
  return createIssuer({
    kind: 'development',
    url: `${publicUrl}${DEVELOPMENT_ISSUER_PATH}`,
    clientId: DEVELOPMENT_CLIENT_ID,
    clientSecret: developmentClientSecret(secrets),
  });
}

function chooseContactsUrl({ settings, publicUrl }: ServiceBase<AccountsSettings>, { kind }: Issuer) {
  if (kind === 'development') return `${publicUrl}${DEVELOPMENT_CONTACTS_PATH}`;
  return settings.CONTACTS_API_URL ?? (kind === 'google' ? GOOGLE_CONTACTS : undefined);
}
