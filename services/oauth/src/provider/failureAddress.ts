import { hrefFor } from '@meet/contracts/routes';
import type { AuthorizationFailure } from '@meet/oauth-contract';

/**
 * Returns the page that explains why a request never came to the person's decision: at home, never at an address that
 * somebody sent along.
 */
export const failureAddress = (publicUrl: string, failure: AuthorizationFailure) =>
  `${publicUrl}${hrefFor('oauthLanding')}?error=${failure}`;
