import { notifyFollowers } from '@meet/notifications-contract';
import type { MeetingsDeps } from '../deps.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';

/** Tells those who follow the owner that their meeting has started. Failing, it is logged. */
export async function tellFollowers(
  { effects }: Pick<MeetingsDeps, 'effects'>,
  { _id: meetingId, roomId, ownerId, ownerName, ownerEmail, subject }: MeetingRecord,
): Promise<void> {
  await effects
    .callAsService(notifyFollowers, {
      accountId: ownerId,
      fullName: ownerName,
      email: ownerEmail,
      meetingId,
      roomId,
      subject,
    })
    .catch((error: unknown) => effects.log.warn({ err: error }, 'followers were not told of a meeting'));
}
