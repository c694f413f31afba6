import {
  getIntegrations as call,
  KEY_SERVICES,
  stateOf,
  WEBHOOKS_CARD,
  type Integration,
  type KeyService,
} from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';

/** Where each is installed that something has to be installed for; undefined where the operator has not said it. */
const installUrls = ({ settings }: Deps): Partial<Record<KeyService, string | undefined>> => ({
  jira: settings.JIRA_APP_URL,
  hubstaff: settings.HUBSTAFF_APP_URL,
  'chrome-extension': settings.CHROME_EXTENSION_URL,
});

export const getIntegrations = defineOperation(call, async (_input, { deps, account, caller }) => {
  const [keys, webhooksCount] = await Promise.all([
    deps.apiKeyStore.count(account.accountId),
    deps.webhookStore.count(account.accountId),
  ]);
  const urls = installUrls(deps);
  const card = (
    integrationId: KeyService | typeof WEBHOOKS_CARD,
    name: string,
    facts: Pick<Integration, 'isConfigured' | 'keysCount' | 'webhooksCount' | 'installUrl'>,
  ): Integration => ({
    integrationId,
    name: deps.translator.translate(caller.locale, name),
    documentation: integrationId,
    state: stateOf(facts),
    ...facts,
  });
  return {
    integrations: [
      ...KEY_SERVICES.map((service) =>
        card(service, `integrations.services.${service}`, {
          isConfigured: !(service in urls) || urls[service] !== undefined,
          keysCount: keys.get(service) ?? 0,
          webhooksCount: 0,
          installUrl: urls[service] ?? null,
        }),
      ),
      card(WEBHOOKS_CARD, 'integrations.webhooks', {
        isConfigured: true,
        keysCount: 0,
        webhooksCount,
        installUrl: null,
      }),
    ],
  };
});
