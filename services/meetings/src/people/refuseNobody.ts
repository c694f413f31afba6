import { commonErrors, ServiceError } from '@meet/contracts';

export function refuseNobody(): never {
  throw new ServiceError(commonErrors.VALIDATION_FAILED, {
    fields: [{ path: 'invitedParticipants', key: 'meetings.participantRequired' }],
  });
}
