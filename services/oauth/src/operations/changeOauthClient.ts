import { recordAct } from '@meet/accounts-contract';
import { ServiceError } from '@meet/contracts';
import { changeOauthClient as call, oauthErrors, type OauthScope } from '@meet/oauth-contract';
import { findOwnClient } from '../clients/findOwnClient.ts';
import { defineOperation } from '../defineOperation.ts';
import { describeClient, presentClient } from '../presenters/presentClient.ts';
import { toSpeaker } from '../presenters/toSpeaker.ts';

export const changeOauthClient = defineOperation(call, async (input, context) => {
  const { deps, account, log } = context;
  const { clientId, renewSecret = false } = input;
  const client = await findOwnClient(deps, clientId);
  if (renewSecret && client.secretHash === null) throw new ServiceError(oauthErrors.OAUTH_CLIENT_PUBLIC);
  await recordAct(context, renewSecret ? 'application-secret-renewed' : 'application-changed', describeClient(client));
  const scopes = input.scopes as OauthScope[];
  const changed = await deps.clientStore.change(client, { ...input, scopes }, renewSecret);
  if (!changed) throw new ServiceError(oauthErrors.OAUTH_CLIENT_NOT_FOUND);
  log.info({ clientId, adminId: account.accountId }, 'an application was changed');
  return { client: presentClient(toSpeaker(context), changed.client), clientSecret: changed.secret };
});
