import { ServiceError } from '@meet/contracts';
import { organizationsErrors } from '@meet/organizations-contract';
import type { MemberRecord } from '../models/organizationModel.ts';

/** Throws ORGANIZATION_GUEST if the member is a guest. */
export function refuseGuest({ memberType }: MemberRecord): void {
  if (memberType === 'guest') throw new ServiceError(organizationsErrors.ORGANIZATION_GUEST);
}
