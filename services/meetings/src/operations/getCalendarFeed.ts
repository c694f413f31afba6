import { getCalendarFeed as getCalendarFeedCall } from '@meet/meetings-contract';
import { randomBytes } from 'node:crypto';
import { defineOperation } from '../defineOperation.ts';
import { FEED_PURPOSE, feedPath } from '../calendar/serveCalendarFeed.ts';

const TOKEN_BYTES = 32;

/**
 * Returns the calendar's address, which is also its key. It is stored encrypted, found by its hash, and renewed on
 * request, such as after a leak.
 */
export const getCalendarFeed = defineOperation(getCalendarFeedCall, async ({ renew }, { deps, account }) => {
  const { calendarFeeds, secrets, publicUrl } = deps;
  const present = renew ? null : await calendarFeeds.findById(account.accountId).lean();
  const token = present
    ? secrets.open(FEED_PURPOSE, present.sealedToken)
    : randomBytes(TOKEN_BYTES).toString('base64url');
  if (!present) {
    await calendarFeeds.updateOne(
      { _id: account.accountId },
      {
        $set: {
          email: account.email,
          tokenHash: secrets.hash(FEED_PURPOSE, token),
          sealedToken: secrets.seal(FEED_PURPOSE, token),
        },
      },
      { upsert: true },
    );
  }
  return { feedUrl: `${publicUrl}${feedPath(token)}` };
});
