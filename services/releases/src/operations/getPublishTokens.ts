import { ServiceError } from '@meet/contracts';
import { getPublishTokens as call, releasesErrors } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentToken } from '../presenters/present.ts';

export const getPublishTokens = defineOperation(call, async ({ remote }, { deps }) => {
  if (!(await deps.live.read()).has(remote)) throw new ServiceError(releasesErrors.REMOTE_NOT_FOUND);
  return { tokens: (await deps.tokenStore.list(remote)).map(presentToken) };
});
