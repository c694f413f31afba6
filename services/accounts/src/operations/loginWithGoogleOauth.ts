import { loginWithGoogleOauth as call } from '@meet/contracts/accounts';
import { defineOperation } from '../define.ts';
import { signInWithIdentity } from '../third-party/signInWithIdentity.ts';

export const loginWithGoogleOauth = defineOperation(call, async (input, { deps, caller, now }) => {
  const identity = await deps.thirdParty?.finish(input);
  return signInWithIdentity(deps, identity, { caller, isIncognito: input.isIncognito === 1, now: now() });
});
