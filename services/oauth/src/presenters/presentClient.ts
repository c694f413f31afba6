import type { Locale } from '@meet/contracts';
import type { OauthClient } from '@meet/oauth-contract';
import type { Translator } from '@meet/service-kit';
import type { Client } from '../clients/createClientStore.ts';

interface Speaker {
  readonly translator: Translator;
  readonly locale: Locale;
}

export const getName = ({ translator, locale }: Speaker, { name }: Client): string =>
  name ?? translator.translate(locale, 'oauth.chromeExtension');

/** Returns the text for an application in the audit log. */
export const describeClient = ({ name, clientId }: Pick<Client, 'name' | 'clientId'>) => `${name} (${clientId})`;

export const presentClient = (speaker: Speaker, client: Client): OauthClient => ({
  clientId: client.clientId,
  name: getName(speaker, client),
  redirectUris: client.redirectUris,
  scopes: client.scopes,
  isPublic: client.secretHash === null,
  isBuiltIn: client.isBuiltIn,
  creationDate: client.createdAt,
});
