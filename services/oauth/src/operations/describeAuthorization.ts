import { describeAuthorization as call } from '@meet/oauth-contract';
import { findRequest } from '../applications/findRequest.ts';
import { defineOperation } from '../defineOperation.ts';
import { getName } from '../presenters/presentClient.ts';
import { toSpeaker } from '../presenters/toSpeaker.ts';

export const describeAuthorization = defineOperation(call, async ({ uid }, context) => {
  const { client, redirectUri, scopes } = await findRequest(context.deps, uid);
  return {
    request: { clientName: getName(toSpeaker(context), client), redirectHost: new URL(redirectUri).host, scopes },
  };
});
