import { notifyFollowers } from '@meet/notifications-contract';
import type { Deps } from '../Deps.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';

/** Notifies the owner's followers that their meeting has started. Logs a failure. */
export async function notifyFollowersOfStart(
  { callAsService, log }: Pick<Deps, 'callAsService' | 'log'>,
  { _id: meetingId, roomId, ownerId, ownerName, ownerEmail, subject }: MeetingRecord,
): Promise<void> {
  await callAsService(notifyFollowers, {
    accountId: ownerId,
    fullName: ownerName,
    email: ownerEmail,
    meetingId,
    roomId,
    subject,
  }).catch((error: unknown) => log.warn({ err: error }, 'followers were not notified of a meeting'));
}
