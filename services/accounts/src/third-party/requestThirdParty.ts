import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { ThirdParty } from './createThirdParty.ts';
import type { Identity } from './Identity.ts';

/**
 * Returns the person for whom the third party vouches; undefined if there is none. A third party that cannot be reached
 * is logged and also results in undefined.
 */
export async function requestThirdParty(
  { deps, log }: Pick<OperationContext<Deps>, 'deps' | 'log'>,
  work: (thirdParty: ThirdParty) => Promise<Identity | undefined>,
): Promise<Identity | undefined> {
  if (!deps.thirdParty) return undefined;
  try {
    return await work(deps.thirdParty);
  } catch (error) {
    log.warn({ err: error }, 'the request to the third party that signs people in failed');
    return undefined;
  }
}
