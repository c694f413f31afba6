import { ServiceError } from '@meet/contracts';
import { integrationsErrors } from '@meet/integrations-contract';
import type { Deps } from '../Deps.ts';

const { WEBHOOK_URL_REFUSED } = integrationsErrors;

/** Throws WEBHOOK_URL_REFUSED for an address that webhooks may not reach. */
export function refuseUrl({ poster }: Deps, url: string | undefined): void {
  if (url !== undefined && !poster.allows(url)) throw new ServiceError(WEBHOOK_URL_REFUSED);
}
