import type { AccountCaller } from '@meet/contracts';
import type { OperationContext } from '@meet/service-kit';

/** Part of a call's context by which others are notified of a message. */
export type NotifyContext = Pick<OperationContext<unknown>, 'callAsService' | 'log'>;

/** The same with the author. The account of an incoming webhook has a bot's id. */
export interface SpeakingContext extends NotifyContext {
  readonly account: Pick<AccountCaller, 'accountId' | 'fullName'>;
}
