import { createReach, type ServiceBase, type Reach } from '@meet/service-kit';
import { lookup } from 'node:dns/promises';
import { jiraConnectionsModel } from '../models/jiraConnections.ts';
import { jiraInstallationsModel } from '../models/jiraInstallations.ts';
import { jiraMeetingsModel } from '../models/jiraMeetings.ts';
import { jiraSpentModel } from '../models/jiraSpent.ts';
import type { IntegrationsSettings } from '../settings.ts';
import { createJiraSite, type JiraSite } from './createJiraSite.ts';
import { createJiraStore, type JiraStore } from './createJiraStore.ts';
import { createJiraTokens, type JiraTokens } from './createJiraTokens.ts';

/** The path under which Jira finds the app. */
export const JIRA_APP_PATH = '/api/jira';

/** The app that Jira sites install. */
export interface Jira {
  /** Key of the app at Atlassian. */
  readonly appKey: string;
  /** Address of its routes, as its descriptor states. */
  readonly appUrl: string;
  /**
   * True if Atlassian, the host, signs installations and removals itself. Otherwise the first installation of a site is
   * trusted, and its secret identifies the site from then on.
   */
  readonly isHostSigned: boolean;
  /** The script with which a panel communicates with the page around it. */
  readonly bridgeUrl: string;
  readonly tokens: JiraTokens;
  readonly site: JiraSite;
  readonly reach: Reach;
}

/** Parts of Jira that exist even if the app is not offered: existing connections stay, and people can end them. */
export interface JiraDeps {
  readonly jiraStore: JiraStore;
  /** Undefined if the operator has not configured the app. */
  readonly jira: Jira | undefined;
}

const TIMEOUT_MS = 10_000;
/** The app's key in development, where the descriptor needs no configuration. */
const DEVELOPMENT_APP_KEY = 'meet-development';

/** Creates the app for Jira if the operator configured its key; in development it has a default key. */
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
