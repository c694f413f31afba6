import { userChannel } from '@meet/contracts/events';
import { applicationUsed, readScopes, resolveAccessToken as call } from '@meet/oauth-contract';
import { defineOperation } from '../defineOperation.ts';

/** Looks the token up for every request, so that a revoked one fails at once. Records its use after the answer. */
export const resolveAccessToken = defineOperation(call, async ({ value }, { deps, now, publish }) => {
  const token = await deps.recordStore.find('AccessToken', value);
  const [grant, client] = await Promise.all([
    token?.grantId ? deps.applicationStore.find(token.grantId) : undefined,
    token?.clientId ? deps.clientStore.find(token.clientId) : undefined,
  ]);
  if (!token || !grant || !client) return { token: null };
  const { _id: grantId, accountId } = grant;
  const { clientId } = client;
  deps.background.run(async () => {
    const lastUsedAt = now();
    if (await deps.applicationStore.noteUse(grant))
      await publish(userChannel(accountId), applicationUsed, { clientId, lastUsedAt });
  });
  // An administrator may have reduced the application's scopes meanwhile.
  const scopes = readScopes(token.scope ?? '').filter((scope) => client.scopes.includes(scope));
  return { token: { grantId, accountId, clientId, scopes } };
});
