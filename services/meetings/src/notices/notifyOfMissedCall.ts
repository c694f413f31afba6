import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import type { Deps } from '../Deps.ts';
import type { RingRecord } from '../models/ringModel.ts';
import { notifyPeople } from './notifyPeople.ts';

/** Notifies a person of a call that they did not answer. Requests no mail, because one was sent with the call. */
export async function notifyOfMissedCall(deps: Deps, ring: RingRecord): Promise<void> {
  await notifyPeople(deps, {
    recipients: [ring.calleeId],
    notificationType: NOTIFICATION_TYPES.missedCall,
    from: { fullName: ring.callerName, email: ring.callerEmail },
    message: { meetingRoom: ring.roomId, meetingSubject: ring.subject },
    dedupeKey: `missed-${ring._id}`,
    // An absent person's devices are rung at the same moment.
    withoutPush: ring.state === 'absent',
  });
}
