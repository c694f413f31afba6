import { hrefFor } from '@meet/contracts/routes';
import type { AuthorizationFailure } from '@meet/oauth-contract';

/**
 * Returns the page that explains why a request never reached the person's decision. It is always our own page, never an
 * address from the request.
 */
export const failureAddress = (publicUrl: string, failure: AuthorizationFailure) =>
  `${publicUrl}${hrefFor('oauthLanding')}?error=${failure}`;
