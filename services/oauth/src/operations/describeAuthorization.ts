import { describeAuthorization as call } from '@meet/oauth-contract';
import { findRequest } from '../applications/findRequest.ts';
import { defineOperation } from '../defineOperation.ts';
import { nameOf } from '../presenters/presentClient.ts';
import { speakerOf } from '../presenters/speakerOf.ts';

export const describeAuthorization = defineOperation(call, async ({ uid }, context) => {
  const { client, redirectUri, scopes } = await findRequest(context.deps, uid);
  return {
    request: { clientName: nameOf(speakerOf(context), client), redirectHost: new URL(redirectUri).host, scopes },
  };
});
