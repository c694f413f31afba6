import { ServiceError } from '@meet/contracts';
import { integrationsErrors } from '@meet/integrations-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { Hubstaff } from './createHubstaff.ts';
import { HubstaffUnauthorized } from './createHubstaffApi.ts';

const { HUBSTAFF_REFUSED, HUBSTAFF_UNAVAILABLE } = integrationsErrors;

/**
 * Runs a request to Hubstaff. Throws HUBSTAFF_REFUSED if Hubstaff refuses the person, and HUBSTAFF_UNAVAILABLE if it
 * does not answer.
 */
export async function requestHubstaff<Answer>(
  { deps, log }: Pick<OperationContext<Deps>, 'deps' | 'log'>,
  work: (hubstaff: Hubstaff) => Promise<Answer>,
): Promise<Answer> {
  if (!deps.hubstaff.api) throw new ServiceError(HUBSTAFF_UNAVAILABLE);
  try {
    return await work(deps.hubstaff);
  } catch (error) {
    if (error instanceof HubstaffUnauthorized) throw new ServiceError(HUBSTAFF_REFUSED, { cause: error });
    log.warn({ err: error }, 'a request to Hubstaff failed');
    throw new ServiceError(HUBSTAFF_UNAVAILABLE, { cause: error });
  }
}
