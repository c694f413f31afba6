import { ServiceError } from '@meet/contracts';
import { releasesErrors, revokePublishToken as call } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';

export const revokePublishToken = defineOperation(call, async ({ tokenId }, { deps }) => {
  if (!(await deps.tokenStore.remove(tokenId))) throw new ServiceError(releasesErrors.PUBLISH_TOKEN_NOT_FOUND);
  return {};
});
