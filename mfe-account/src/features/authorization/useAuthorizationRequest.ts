import { CallFailure } from '@meet/contracts/client';
import { oauthErrors } from '@meet/oauth-contract';
import { describeAuthorization } from '@meet/oauth-contract/operations';
import { useCall } from '@meet/remote-kit';

/** Fetches an authorization request. `isGone` says that the request no longer exists. */
export function useAuthorizationRequest(uid: string) {
  const { value, error, retry } = useCall(describeAuthorization, { uid });
  return {
    request: value?.request,
    failure: error,
    isGone: error instanceof CallFailure && error.code === oauthErrors.AUTHORIZATION_REQUEST_GONE.code,
    retry,
  };
}
