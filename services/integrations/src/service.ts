import { integrationsTexts } from '@meet/integrations-contract/texts';
import { createBackground, defineService } from '@meet/service-kit';
import type { Deps } from './Deps.ts';
import { createApiKeyStore } from './keys/createApiKeyStore.ts';
import { apiKeysModel } from './models/apiKeys.ts';
import { operations } from './operations/index.ts';

/** What programs of outside may do for a person: API keys, each for one service. */
export const integrationsService = defineService({
  name: 'integrations',
  texts: [integrationsTexts],
  settings: {},
  setUp({ connection, secrets, log, now, translator }): Deps {
    return {
      apiKeyStore: createApiKeyStore({ apiKeys: apiKeysModel(connection), secrets, now }),
      background: createBackground(log),
      translator,
    };
  },
  operations,
  start:
    ({ background }) =>
    () =>
      background.settle(),
});
