import { recordAct } from '@meet/accounts-contract';
import { ServiceError } from '@meet/contracts';
import { createOauthClient as call, oauthErrors, type OauthScope } from '@meet/oauth-contract';
import { defineOperation } from '../defineOperation.ts';
import { describeClient, presentClient } from '../presenters/presentClient.ts';
import { toSpeaker } from '../presenters/toSpeaker.ts';

export const createOauthClient = defineOperation(call, async (input, context) => {
  const { deps, account, log } = context;
  const created = await deps.clientStore.create({ ...input, scopes: input.scopes as OauthScope[] });
  if (!created) throw new ServiceError(oauthErrors.OAUTH_CLIENT_LIMIT_REACHED);
  const { client, secret } = created;
  await recordAct(context, 'application-registered', describeClient(client)).catch(async (error: unknown) => {
    await deps.clientStore.remove(client.clientId);
    throw error;
  });
  log.info({ clientId: client.clientId, adminId: account.accountId }, 'an application was registered');
  return { client: presentClient(toSpeaker(context), client), clientSecret: secret };
});
