import { ServiceError } from '@meet/contracts';
import { integrationsErrors } from '@meet/integrations-contract';
import type { Deps } from '../Deps.ts';
import type { Jira } from './createJira.ts';
import type { JiraInstallation } from './createJiraStore.ts';
import type { TokenFault } from './createJiraTokens.ts';

const { JIRA_LINK_INVALID, JIRA_LINK_EXPIRED, JIRA_LINK_USED } = integrationsErrors;
const FAULTS = { invalid: JIRA_LINK_INVALID, expired: JIRA_LINK_EXPIRED, used: JIRA_LINK_USED } as const;

export interface Landing {
  readonly jira: Jira;
  readonly installation: JiraInstallation;
  readonly jiraAccountId: string;
  /** Unix milliseconds until which the link is valid. */
  readonly until: number;
}

export const toRefusal = (fault: TokenFault) => new ServiceError(FAULTS[fault]);

/** Returns the landing of a link. Throws JIRA_LINK_INVALID, JIRA_LINK_EXPIRED and JIRA_LINK_USED. */
export async function requireLanding({ jira }: Deps, jwt: string): Promise<Landing> {
  if (!jira) throw toRefusal('invalid');
  const verdict = await jira.tokens.verifyLanding(jwt);
  if ('fault' in verdict) throw toRefusal(verdict.fault);
  const { installation, claims, until } = verdict;
  return { jira, installation, jiraAccountId: claims.sub!, until };
}
