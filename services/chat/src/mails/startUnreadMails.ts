import { repeatAsOne, type ServiceBase } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { mailUnread } from './mailUnread.ts';

const POLL_EVERY_MS = 60_000;
/** Period before the start for which people still get mails: rooms may have fallen quiet while the process was down. */
const CATCH_UP_MS = 24 * 60 * 60_000;

/** Checks every minute for rooms that fell quiet unread, in one process of all. Returns a function that stops it. */
export function startUnreadMails(
  deps: Deps,
  { callAsService, lease, now, log }: Pick<ServiceBase, 'callAsService' | 'lease' | 'now' | 'log'>,
  delayMinutes: number,
): () => Promise<void> {
  const delayMs = delayMinutes * 60_000;
  let seen: { readonly fence: number; readonly until: number } | undefined;
  return repeatAsOne({
    ...{ name: 'chat.unreadMails', lease, periodMs: POLL_EVERY_MS, now, log },
    async task({ fence, isOurs }) {
      const until = now() - delayMs;
      // The next holder of the lease does not know how far the former one came. Marks in the members prevent duplicate
      // mails.
      const after = seen?.fence === fence ? seen.until : until - CATCH_UP_MS;
      await mailUnread({ deps, now, callAsService }, { after, until }, isOurs);
      seen = { fence, until };
    },
  });
}
