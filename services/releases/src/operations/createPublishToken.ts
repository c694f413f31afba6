import { recordAct } from '@meet/accounts-contract';
import { ServiceError } from '@meet/contracts';
import { createPublishToken as call, releasesErrors, type ChannelKind } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';
import { describeToken, presentToken } from '../presenters/present.ts';

export const createPublishToken = defineOperation(call, async ({ remote, name, channels, expiresInDays }, context) => {
  const { deps, account } = context;
  if (!(await deps.live.read()).has(remote)) throw new ServiceError(releasesErrors.REMOTE_NOT_FOUND);
  const made = await deps.tokenStore.create({
    remote,
    name: name.trim(),
    channels: channels as ChannelKind[],
    expiresInDays,
    issuerId: account.accountId,
  });
  if (!made) throw new ServiceError(releasesErrors.PUBLISH_TOKEN_LIMIT_REACHED);
  const { token, value } = made;
  await recordAct(context, 'publish-token-created', describeToken(token)).catch(async (error: unknown) => {
    await deps.tokenStore.remove(token._id);
    throw error;
  });
  return { token: presentToken(token), value };
});
