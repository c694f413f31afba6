import { ServiceError } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';

export function refusePast({ now }: Deps, { startsAt }: { startsAt: number }): void {
  if (startsAt <= now()) throw new ServiceError(meetingsErrors.SCHEDULED_IN_PAST);
}
