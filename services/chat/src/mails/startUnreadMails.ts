import { repeat, type ServiceBase } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { mailUnread } from './mailUnread.ts';

const LOOK_EVERY_MS = 60_000;
/** Rooms that fell quiet while the process was down are still told of, this far back. */
const CATCH_UP_MS = 24 * 60 * 60_000;

/** Looks every minute for rooms that fell quiet unread. Returns how to stop. */
export function startUnreadMails(
  deps: Deps,
  { callAsService, now, log }: Pick<ServiceBase, 'callAsService' | 'now' | 'log'>,
  delayMinutes: number,
): () => Promise<void> {
  const delayMs = delayMinutes * 60_000;
  let after = now() - delayMs - CATCH_UP_MS;
  return repeat(
    LOOK_EVERY_MS,
    async () => {
      const until = now() - delayMs;
      await mailUnread({ deps, now, callAsService }, { after, until });
      after = until;
    },
    log,
  );
}
