import {
  getIntegrations as call,
  KEY_SERVICES,
  getState,
  WEBHOOKS_CARD,
  type Integration,
  type KeyService,
} from '@meet/integrations-contract';
import { hrefFor } from '@meet/contracts/routes';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import { isConfigured } from '../keys/isConfigured.ts';

type Attributes = Pick<Integration, 'isConfigured' | 'keysCount' | 'webhooksCount' | 'connectionsCount' | 'installUrl'>;

/**
 * Returns the installation addresses of integrations that people install themselves; undefined if the operator gave
 * none.
 */
const installUrls = ({ settings }: Deps): Partial<Record<KeyService, string | undefined>> => ({
  jira: settings.JIRA_APP_URL,
  'chrome-extension': settings.CHROME_EXTENSION_URL,
});

/** Integrations with an explanatory page of ours. */
const EXPLAINED: ReadonlySet<string> = new Set(['jira', 'hubstaff']);

export const getIntegrations = defineOperation(call, async (_input, { deps, account, caller }) => {
  const { accountId } = account;
  const [keys, webhooksCount, jira, hubstaff] = await Promise.all([
    deps.apiKeyStore.count(accountId),
    deps.webhookStore.count(accountId),
    deps.jiraStore.countConnections(accountId),
    deps.hubstaff.count(accountId),
  ]);
  const urls = installUrls(deps);
  const connections: Partial<Record<KeyService, number>> = { jira, hubstaff };
  const card = (
    integrationId: KeyService | typeof WEBHOOKS_CARD,
    name: string,
    attributes: Attributes,
  ): Integration => ({
    integrationId,
    name: deps.translator.translate(caller.locale, name),
    documentation: EXPLAINED.has(integrationId) ? hrefFor('integrations', { '*': `about/${integrationId}` }) : null,
    state: getState(attributes),
    ...attributes,
  });
  return {
    integrations: [
      ...KEY_SERVICES.map((service) =>
        card(service, `integrations.services.${service}`, {
          isConfigured: isConfigured(deps, service),
          keysCount: keys.get(service) ?? 0,
          webhooksCount: 0,
          connectionsCount: connections[service] ?? 0,
          installUrl: urls[service] ?? null,
        }),
      ),
      card(WEBHOOKS_CARD, 'integrations.webhooks', {
        isConfigured: true,
        keysCount: 0,
        webhooksCount,
        connectionsCount: 0,
        installUrl: null,
      }),
    ],
  };
});
