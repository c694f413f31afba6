import { ServiceError, type ErrorEntry } from '@meet/contracts';
import { accountsErrors } from '@meet/accounts-contract';
import { organizationsErrors } from '@meet/organizations-contract';

const SAME: Readonly<Record<string, ErrorEntry>> = {
  [organizationsErrors.ORGANIZATION_INVITATION_CLOSED.code]: accountsErrors.INVITATION_CLOSED,
  [organizationsErrors.ORGANIZATION_INVITATION_OTHER_ACCOUNT.code]: accountsErrors.INVITATION_OTHER_ACCOUNT,
};

/**
 * Runs a request about an organization's own invitation, and translates refusals to the equivalent errors of this
 * domain.
 */
export async function translateRefusals<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const entry = error instanceof ServiceError ? SAME[error.code] : undefined;
    throw entry ? new ServiceError(entry, { cause: error }) : error;
  }
}
