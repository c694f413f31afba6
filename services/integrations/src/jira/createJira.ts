import { createReach, type ServiceBase } from '@meet/service-kit';
import { lookup } from 'node:dns/promises';
import { jiraConnectionsModel } from '../models/jiraConnections.ts';
import { jiraInstallationsModel } from '../models/jiraInstallations.ts';
import { jiraMeetingsModel } from '../models/jiraMeetings.ts';
import { jiraSpentModel } from '../models/jiraSpent.ts';
import type { IntegrationsSettings } from '../settings.ts';
import { createJiraSite } from './createJiraSite.ts';
import { createJiraStore } from './createJiraStore.ts';
import { createJiraTokens } from './createJiraTokens.ts';
import { JIRA_APP_PATH, type JiraDeps } from './Jira.ts';

const TIMEOUT_MS = 10_000;
/** In development the descriptor is there without being asked for. */
const DEVELOPMENT_APP_KEY = 'meet-development';

/** The app for Jira, where the operator gave it a name; in development it has one. */
export function createJira(base: ServiceBase<IntegrationsSettings>): JiraDeps {
  const { connection, secrets, settings, publicUrl, development, now } = base;
  const jiraStore = createJiraStore({
    installations: jiraInstallationsModel(connection),
    connections: jiraConnectionsModel(connection),
    meetings: jiraMeetingsModel(connection),
    spent: jiraSpentModel(connection),
    secrets,
    now,
  });
  const appKey = settings.JIRA_APP_KEY ?? (development ? DEVELOPMENT_APP_KEY : undefined);
  if (appKey === undefined) return { jiraStore, jira: undefined };
  const reach = createReach({
    allowed: settings.JIRA_NETWORKS,
    timeoutMs: TIMEOUT_MS,
    resolve: (hostname) => lookup(hostname, { all: true }),
  });
  const appUrl = `${publicUrl}${JIRA_APP_PATH}`;
  const installKeysUrl = settings.JIRA_INSTALL_KEYS_URL;
  const tokens = createJiraTokens({ store: jiraStore, reach, appKey, appUrl, installKeysUrl, now });
  return {
    jiraStore,
    jira: {
      appKey,
      appUrl,
      isHostSigned: settings.JIRA_INSTALL_SIGNATURE === 'host',
      bridgeUrl: settings.JIRA_BRIDGE_URL,
      tokens,
      site: createJiraSite({ reach, tokens }),
      reach,
    },
  };
}
