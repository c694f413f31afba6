import { cleanLine } from '@meet/contracts/texts';
import type { Reach } from '@meet/service-kit';
import type { JiraInstallation } from './createJiraStore.ts';
import type { JiraTokens } from './createJiraTokens.ts';

const ANSWER_MAX_BYTES = 256 * 1024;
const NAME_MAX_LENGTH = 100;

export interface IssueLink {
  /** A second link with this id replaces the first one. */
  readonly globalId: string;
  readonly url: string;
  readonly title: string;
  readonly relationship: string;
}

export interface JiraSite {
  /** Returns the summary of an issue; undefined if the site does not give it. */
  getSummary(installation: JiraInstallation, issueKey: string): Promise<string | undefined>;
  /** Returns the name of a person there; null if the site does not give it. */
  getName(installation: JiraInstallation, jiraAccountId: string): Promise<string | null>;
  /** Adds a link to an issue. Returns whether the issue has it now. */
  addLink(installation: JiraInstallation, issueKey: string, link: IssueLink): Promise<boolean>;
}

/**
 * Creates the client of a Jira site, by its REST API, version 3.
 * https://developer.atlassian.com/cloud/jira/platform/rest/v3/
 */
export function createJiraSite({ reach, tokens }: { reach: Reach; tokens: JiraTokens }): JiraSite {
  async function ask(
    installation: JiraInstallation,
    { method, path, query, body }: { method: string; path: string; query?: string; body?: object },
  ): Promise<unknown> {
    const token = await tokens.signRequest(installation, { method, path, ...(query && { query }) });
    const sent = await reach.send(`${installation.baseUrl}${path}${query ? `?${query}` : ''}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `JWT ${token}`,
        'user-agent': 'Meet-Jira/1',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      bytes: ANSWER_MAX_BYTES,
    });
    if (sent.statusCode === null || sent.statusCode < 200 || sent.statusCode >= 300) return undefined;
    try {
      return JSON.parse((await sent.text) || '{}') as unknown;
    } catch {
      return undefined;
    }
  }

  return {
    async getSummary(installation, issueKey) {
      const path = `/rest/api/3/issue/${encodeURIComponent(issueKey)}`;
      const answer = await ask(installation, { method: 'GET', path, query: 'fields=summary' });
      return getText((answer as { fields?: { summary?: unknown } } | undefined)?.fields?.summary);
    },
    async getName(installation, jiraAccountId) {
      const query = new URLSearchParams({ accountId: jiraAccountId }).toString();
      const answer = await ask(installation, { method: 'GET', path: '/rest/api/3/user', query });
      const name = getText((answer as { displayName?: unknown } | undefined)?.displayName);
      return name?.slice(0, NAME_MAX_LENGTH) ?? null;
    },
    async addLink(installation, issueKey, { globalId, url, title, relationship }) {
      const path = `/rest/api/3/issue/${encodeURIComponent(issueKey)}/remotelink`;
      const body = { globalId, application: { type: 'meet', name: 'Meet' }, relationship, object: { url, title } };
      return (await ask(installation, { method: 'POST', path, body })) !== undefined;
    },
  };
}

const getText = (value: unknown): string | undefined =>
  typeof value === 'string' ? cleanLine(value) || undefined : undefined;
