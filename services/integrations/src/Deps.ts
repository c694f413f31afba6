import type { Background, Translator } from '@meet/service-kit';
import type { ApiKeyStore } from './keys/createApiKeyStore.ts';

export interface Deps {
  readonly apiKeyStore: ApiKeyStore;
  readonly background: Background;
  readonly translator: Translator;
}
