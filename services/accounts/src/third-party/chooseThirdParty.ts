import type { ServiceBase } from '@meet/service-kit';
import type { Models } from '../models/createModels.ts';
import type { AccountsSettings } from '../settings.ts';
import { createThirdParty, type ThirdParty } from './createThirdParty.ts';
import {
  DEVELOPMENT_CLIENT_ID,
  DEVELOPMENT_ISSUER_PATH,
  developmentClientSecret,
} from './development/developmentClient.ts';

const GOOGLE = 'https://accounts.google.com';

/** The issuer configured, else the development one, else none. */
export function chooseThirdParty(base: ServiceBase<AccountsSettings>, models: Models): ThirdParty | undefined {
  const { settings, secrets, publicUrl, development, now } = base;
  const { signInAttempts: attempts, spentIdTokens: spent } = models;
  const common = { redirectUri: `${publicUrl}/signin`, attempts, spent, secrets, now };
  if (settings.OIDC_CLIENT_ID) {
    return createThirdParty({
      ...common,
      kind: settings.OIDC_ISSUER === GOOGLE ? 'google' : 'other',
      issuer: settings.OIDC_ISSUER,
      clientId: settings.OIDC_CLIENT_ID,
      clientSecret: settings.OIDC_CLIENT_SECRET,
    });
  }
  if (!development) return undefined;
  return createThirdParty({
    ...common,
    kind: 'development',
    issuer: `${publicUrl}${DEVELOPMENT_ISSUER_PATH}`,
    clientId: DEVELOPMENT_CLIENT_ID,
    clientSecret: developmentClientSecret(secrets),
  });
}
