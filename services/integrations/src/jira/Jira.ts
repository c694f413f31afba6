import type { JiraSite } from './createJiraSite.ts';
import type { JiraStore } from './createJiraStore.ts';
import type { JiraTokens } from './createJiraTokens.ts';
import type { Reach } from '@meet/service-kit';

/** The path below which Jira finds the app. */
export const JIRA_APP_PATH = '/api/jira';

/** The app that Jira sites install. */
export interface Jira {
  /** Key of the app at Atlassian. */
  readonly appKey: string;
  /** Address of its routes, as its descriptor states. */
  readonly appUrl: string;
  /**
   * Whether the host vouches for installing and removing by a signature of its own; else whoever installs first is
   * believed, and is known by their secret from then on.
   */
  readonly isHostSigned: boolean;
  /** The script by which a panel speaks with the page around it. */
  readonly bridgeUrl: string;
  readonly tokens: JiraTokens;
  readonly site: JiraSite;
  readonly reach: Reach;
}

/** Parts of Jira that exist whether or not the app is offered: existing connections stay, and can be ended. */
export interface JiraDeps {
  readonly jiraStore: JiraStore;
  /** Undefined where the operator has not set it up. */
  readonly jira: Jira | undefined;
}
