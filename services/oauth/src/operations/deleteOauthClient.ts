import { recordAct } from '@meet/accounts-contract';
import { ServiceError } from '@meet/contracts';
import { deleteOauthClient as call, oauthErrors } from '@meet/oauth-contract';
import { findOwnClient } from '../clients/findOwnClient.ts';
import { defineOperation } from '../defineOperation.ts';
import { describeClient } from '../presenters/presentClient.ts';

/** Deletes the application first: without it, none of its tokens is valid. */
export const deleteOauthClient = defineOperation(call, async ({ clientId }, context) => {
  const { deps, account, log } = context;
  await recordAct(context, 'application-deleted', describeClient(await findOwnClient(deps, clientId)));
  if (!(await deps.clientStore.remove(clientId))) throw new ServiceError(oauthErrors.OAUTH_CLIENT_NOT_FOUND);
  await deps.applicationStore.end({ clientId });
  log.info({ clientId, adminId: account.accountId }, 'an application was deleted');
  return {};
});
