import { countContactUse } from '@meet/network-contract';
import { createCache, type OperationContext } from '@meet/service-kit';

type Ask = Pick<OperationContext<unknown>, 'callAsService' | 'now' | 'log'>;

export interface ContactUse {
  /** Reports that an account wrote to this address, at most once an hour for any number of messages. Never throws. */
  count(ask: Ask, accountId: string, email: string): Promise<void>;
}

const ONE_USE_MS = 3_600_000;
const KEPT_MAX = 20_000;

/** Counts uses of contacts; the frequently used contacts are derived from them. */
export function createContactUse(): ContactUse {
  const counted = createCache<string, number>(KEPT_MAX);
  return {
    async count({ callAsService, now, log }, accountId, email) {
      const pair = `${accountId} ${email}`;
      if (now() - (counted.get(pair) ?? -Infinity) < ONE_USE_MS) return;
      counted.set(pair, now());
      await callAsService(countContactUse, { accountId, emails: [email] }).catch((error: unknown) =>
        log.warn({ err: error }, 'a contact’s use was not counted'),
      );
    },
  };
}
