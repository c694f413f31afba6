import { loginWithGoogleToken as call } from '@meet/contracts/accounts';
import { defineOperation } from '../define.ts';
import { signInWithIdentity } from '../third-party/signInWithIdentity.ts';

export const loginWithGoogleToken = defineOperation(call, async ({ token }, { deps, caller, now }) => {
  const identity = await deps.thirdParty?.verify(token);
  return signInWithIdentity(deps, identity, { caller, isIncognito: false, now: now() });
});
