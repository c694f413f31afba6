import type { Locale } from '@meet/contracts';
import {
  KEY_SERVICES,
  getLabel,
  type ApiKey,
  type KeyService,
  type KeyServiceEntry,
} from '@meet/integrations-contract';
import type { Translator } from '@meet/service-kit';
import type { OpenKey } from '../keys/createApiKeyStore.ts';

interface Speaker {
  readonly translator: Translator;
  readonly locale: Locale;
}

export const nameOfService = ({ translator, locale }: Speaker, serviceId: string) =>
  translator.translate(locale, `integrations.services.${serviceId}`);

export const presentApiKey = (speaker: Speaker, key: OpenKey): ApiKey => ({
  apiKeyId: key._id,
  name: key.name,
  creationDate: key.createdAt,
  serviceId: key.serviceId,
  serviceName: nameOfService(speaker, key.serviceId),
  apiKeyValue: key.value,
  expiresAt: key.expiresAt,
  lastUsedAt: key.lastUsedAt,
});

/** Presents the services for which keys exist or can be created. */
export const presentServices = (
  speaker: Speaker,
  counts: ReadonlyMap<string, number>,
  isOffered: (id: KeyService) => boolean,
): KeyServiceEntry[] =>
  KEY_SERVICES.filter((id) => counts.has(id) || isOffered(id)).map((id) => ({
    id,
    display_name: nameOfService(speaker, id),
    label: getLabel(counts.get(id) ?? 0),
  }));
