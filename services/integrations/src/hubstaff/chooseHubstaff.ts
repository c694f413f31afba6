import type { ServiceBase } from '@meet/service-kit';
import type { IntegrationsSettings } from '../settings.ts';
import type { HubstaffApiOptions } from './createHubstaffApi.ts';
import {
  DEVELOPMENT_CLIENT_ID,
  DEVELOPMENT_HUBSTAFF_PATH,
  developmentClientSecret,
} from './development/developmentClient.ts';
import { HUBSTAFF_ANSWER_PATH } from './hubstaffAnswerPath.ts';

type Base = ServiceBase<IntegrationsSettings>;

/** Returns whether the development substitute replaces Hubstaff. */
export const isStoodInFor = ({ settings, development }: Pick<Base, 'settings' | 'development'>) =>
  development && !settings.HUBSTAFF_CLIENT_ID;

/** Chooses the time tracker: Hubstaff as configured, else the development substitute, else none. */
export function chooseHubstaff(base: Base): HubstaffApiOptions | undefined {
  const { settings, secrets, publicUrl } = base;
  const redirectUri = `${publicUrl}${HUBSTAFF_ANSWER_PATH}`;
  if (settings.HUBSTAFF_CLIENT_ID) {
    return {
      issuer: settings.HUBSTAFF_ISSUER,
      apiUrl: settings.HUBSTAFF_API_URL.replace(/\/$/, ''),
      clientId: settings.HUBSTAFF_CLIENT_ID,
      clientSecret: settings.HUBSTAFF_CLIENT_SECRET,
      redirectUri,
    };
  }
  if (!isStoodInFor(base)) return undefined;
  const url = `${publicUrl}${DEVELOPMENT_HUBSTAFF_PATH}`;
  const clientSecret = developmentClientSecret(secrets);
  return { issuer: url, apiUrl: url, clientId: DEVELOPMENT_CLIENT_ID, clientSecret, redirectUri };
}
