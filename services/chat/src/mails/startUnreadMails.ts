import { repeatAsOne, type ServiceBase } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { mailUnread } from './mailUnread.ts';

const LOOK_EVERY_MS = 60_000;
/** Rooms that fell quiet while the process was down are still told of, this far back. */
const CATCH_UP_MS = 24 * 60 * 60_000;

/** Looks every minute for rooms that fell quiet unread, in one process of all. Returns how to stop. */
export function startUnreadMails(
  deps: Deps,
  { callAsService, lease, now, log }: Pick<ServiceBase, 'callAsService' | 'lease' | 'now' | 'log'>,
  delayMinutes: number,
): () => Promise<void> {
  const delayMs = delayMinutes * 60_000;
  let seen: { readonly fence: number; readonly until: number } | undefined;
  return repeatAsOne({
    ...{ name: 'chat.unreadMails', lease, periodMs: LOOK_EVERY_MS, now, log },
    async task({ fence, isOurs }) {
      const until = now() - delayMs;
      // The next holder does not know how far the former one came; mailed messages are marked.
      const after = seen?.fence === fence ? seen.until : until - CATCH_UP_MS;
      await mailUnread({ deps, now, callAsService }, { after, until }, isOurs);
      seen = { fence, until };
    },
  });
}
