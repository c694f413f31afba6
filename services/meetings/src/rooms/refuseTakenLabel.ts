import { ServiceError } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import { isDuplicateKey } from '@meet/service-kit';

export function refuseTakenLabel(error: unknown): never {
  throw isDuplicateKey(error) ? new ServiceError(meetingsErrors.ROOM_LABEL_TAKEN) : error;
}
