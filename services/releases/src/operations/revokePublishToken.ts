import { recordAct } from '@meet/accounts-contract';
import { ServiceError } from '@meet/contracts';
import { releasesErrors, revokePublishToken as call } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';
import { describeToken } from '../presenters/present.ts';

export const revokePublishToken = defineOperation(call, async ({ tokenId }, context) => {
  const { tokenStore } = context.deps;
  const token = await tokenStore.read(tokenId);
  if (!token) throw new ServiceError(releasesErrors.PUBLISH_TOKEN_NOT_FOUND);
  await recordAct(context, 'publish-token-revoked', describeToken(token));
  if (!(await tokenStore.remove(tokenId))) throw new ServiceError(releasesErrors.PUBLISH_TOKEN_NOT_FOUND);
  return {};
});
