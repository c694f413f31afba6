import { NOTIFICATION_TYPES, notifyFollowers as call } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { notifyPeople } from '../notifying/notifyPeople.ts';

/** Number of followers who are notified in one batch. */
const BATCH = 500;

export const notifyFollowers = defineOperation(call, async (started, context) => {
  const follows = await context.deps.follows.find({ followedId: started.accountId }, { followerId: 1 }).lean();
  let notified = 0;
  for (let from = 0; from < follows.length; from += BATCH) {
    const result = await notifyPeople(context, {
      recipients: follows.slice(from, from + BATCH).map(({ followerId }) => followerId),
      notificationType: NOTIFICATION_TYPES.follow,
      from: { fullName: started.fullName, email: started.email },
      message: { meetingRoom: started.roomId, meetingSubject: started.subject || undefined },
      dedupeKey: `follow ${started.meetingId}`,
    });
    notified += result.notified;
  }
  return { notified };
});
