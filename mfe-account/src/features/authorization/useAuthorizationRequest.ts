import { CallFailure } from '@meet/contracts/client';
import { oauthErrors, type AuthorizationRequest } from '@meet/oauth-contract';
import { describeAuthorization } from '@meet/oauth-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useEffect, useState } from 'react';

/** Fetches an authorization request and keeps whether it is over. */
export function useAuthorizationRequest(uid: string) {
  const { api } = useHost();
  const [request, setRequest] = useState<AuthorizationRequest>();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const asking = new AbortController();
    api.execute(describeAuthorization, { uid }, asking.signal).then(
      (answer) => setRequest(answer.request),
      (error: unknown) => asking.signal.aborted || setFailure(error),
    );
    return () => asking.abort();
  }, [api, uid, attempt]);

  return {
    request,
    failure,
    isGone: failure instanceof CallFailure && failure.code === oauthErrors.AUTHORIZATION_REQUEST_GONE.code,
    retry() {
      setFailure(undefined);
      setAttempt(attempt + 1);
    },
  };
}
