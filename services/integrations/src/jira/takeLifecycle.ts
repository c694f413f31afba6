import type { Deps } from '../Deps.ts';
import { announceConnections } from './announceConnections.ts';
import type { Jira } from './createJira.ts';

export const LIFECYCLE = ['installed', 'uninstalled', 'enabled', 'disabled'] as const;
export type Lifecycle = (typeof LIFECYCLE)[number];

const SECRET_MIN_LENGTH = 32;
const SECRET_MAX_LENGTH = 1000;
const URL_MAX_LENGTH = 500;
const CLIENT_KEY = /^[\w.:-]{1,200}$/;

type Body = Readonly<Record<string, unknown>>;

/**
 * Handles a lifecycle hook of a Jira site. Returns false if its signature is invalid, it was sent before, or it names a
 * site other than the one that signed it.
 */
export async function takeLifecycle(
  deps: Deps,
  jira: Jira,
  { event, token, body }: { event: Lifecycle; token: string | undefined; body: unknown },
): Promise<boolean> {
  const { jiraStore } = deps;
  const fields = typeof body === 'object' && body !== null ? (body as Body) : {};
  const { clientKey } = fields;
  if (typeof clientKey !== 'string' || !CLIENT_KEY.test(clientKey)) return false;
  const installation = event === 'installed' ? readInstallation(jira, fields, clientKey) : undefined;
  if (event === 'installed' && !installation) return false;

  const isFirst = (await jiraStore.find(clientKey)) === null;
  const isFree = event === 'installed' && isFirst && !jira.isHostSigned;
  if (!isFree && !(await isSigned(deps, jira, { event, token, clientKey }))) return false;

  if (installation) return jiraStore.install(installation, isFree);
  if (event === 'uninstalled') {
    for (const accountId of await jiraStore.remove(clientKey)) await announceConnections(deps, accountId);
  } else {
    await jiraStore.setState(clientKey, event as 'enabled' | 'disabled');
  }
  return true;
}

/** Returns whether the host or the site signed the request, and uses the token, so that a repetition fails. */
async function isSigned(
  { jiraStore }: Deps,
  { tokens, isHostSigned }: Jira,
  { event, token, clientKey }: { event: Lifecycle; token: string | undefined; clientKey: string },
): Promise<boolean> {
  if (token === undefined) return false;
  const request = { method: 'POST', path: `/${event}` };
  // The host signs when no secret is shared yet, or no longer.
  if (isHostSigned && (event === 'installed' || event === 'uninstalled')) {
    const until = await tokens.verifyLifecycle(token, request, clientKey);
    return until !== undefined && jiraStore.spend(token, until);
  }
  const verdict = await tokens.verifyRequest(token, request, event === 'installed');
  return !('fault' in verdict) && verdict.installation._id === clientKey && jiraStore.spend(token, verdict.until);
}

function readInstallation({ appKey, reach }: Jira, fields: Body, clientKey: string) {
  const { key, sharedSecret, baseUrl } = fields;
  if (key !== appKey || typeof sharedSecret !== 'string' || typeof baseUrl !== 'string') return undefined;
  if (sharedSecret.length < SECRET_MIN_LENGTH || sharedSecret.length > SECRET_MAX_LENGTH) return undefined;
  if (baseUrl.length > URL_MAX_LENGTH || !reach.allows(baseUrl)) return undefined;
  const { origin, pathname, username, password, search, hash } = new URL(baseUrl);
  if (username || password || search || hash) return undefined;
  return { clientKey, secret: sharedSecret, baseUrl: `${origin}${pathname.replace(/\/$/, '')}` };
}
