import { getAuthorizedApplications as call, OAUTH_SCOPES, type AuthorizedApplication } from '@meet/oauth-contract';
import { compareKeys } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { getName } from '../presenters/presentClient.ts';
import { toSpeaker } from '../presenters/toSpeaker.ts';

/** Lists each application once, however many grants it has. */
export const getAuthorizedApplications = defineOperation(call, async (_input, context) => {
  const { deps, account } = context;
  const grants = await deps.applicationStore.listByAccount(account.accountId);
  const applications: AuthorizedApplication[] = [];
  for (const [clientId, own] of Map.groupBy(grants, (grant) => grant.clientId)) {
    const client = await deps.clientStore.find(clientId);
    if (!client) continue;
    const granted = new Set(own.flatMap(({ scopes }) => scopes));
    const uses = own.flatMap(({ lastUsedAt }) => lastUsedAt ?? []);
    applications.push({
      clientId,
      name: getName(toSpeaker(context), client),
      scopes: OAUTH_SCOPES.filter((scope) => granted.has(scope) && client.scopes.includes(scope)),
      creationDate: own[0]!.createdAt,
      lastUsedAt: uses.length ? Math.max(...uses) : null,
    });
  }
  return {
    applications: applications.sort((a, b) => a.name.localeCompare(b.name) || compareKeys(a.clientId, b.clientId)),
  };
});
