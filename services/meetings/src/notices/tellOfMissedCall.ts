import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import type { MeetingsDeps } from '../deps.ts';
import type { RingRecord } from '../models/ringModel.ts';
import { tell } from './tell.ts';

/** Tells who was called and did not answer; the mail about it went out with the call. */
export async function tellOfMissedCall(deps: MeetingsDeps, ring: RingRecord): Promise<void> {
  await tell(deps, {
    recipients: [ring.calleeId],
    notificationType: NOTIFICATION_TYPES.missedCall,
    from: { fullName: ring.callerName, email: ring.callerEmail },
    message: { meetingRoom: ring.roomId, meetingSubject: ring.subject },
    dedupeKey: `missed-${ring._id}`,
  });
}
