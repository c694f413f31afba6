import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import type { Deps } from '../Deps.ts';
import type { RingRecord } from '../models/ringModel.ts';
import { notifyPeople } from './notifyPeople.ts';

/** Tells who was called and did not answer; the mail about it went out with the call. */
export async function notifyOfMissedCall(deps: Deps, ring: RingRecord): Promise<void> {
  await notifyPeople(deps, {
    recipients: [ring.calleeId],
    notificationType: NOTIFICATION_TYPES.missedCall,
    from: { fullName: ring.callerName, email: ring.callerEmail },
    message: { meetingRoom: ring.roomId, meetingSubject: ring.subject },
    dedupeKey: `missed-${ring._id}`,
    // Their devices are rung at this moment.
    withoutPush: ring.state === 'absent',
  });
}
