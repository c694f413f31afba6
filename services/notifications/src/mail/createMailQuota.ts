import { ServiceError } from '@meet/contracts';
import { notificationsErrors } from '@meet/notifications-contract';
import type { WindowCounter } from '@meet/service-kit';

const HOUR_MS = 3_600_000;

export interface MailQuota {
  /** Counts one mail for each name. Throws MAIL_LIMIT_REACHED if one of them has used its limit of this hour. */
  take(names: readonly string[]): Promise<void>;
}

export function createMailQuota(counter: WindowCounter, perHour: number): MailQuota {
  return {
    async take(names) {
      for (const name of new Set(names)) {
        const { count, secondsLeft } = await counter.add(name, HOUR_MS);
        if (count > perHour) {
          throw new ServiceError(notificationsErrors.MAIL_LIMIT_REACHED, { retryAfterSeconds: secondsLeft });
        }
      }
    },
  };
}
