import { createKeyedTurns } from '../createTurns.ts';
import type { Operation } from './defineOperation.ts';

/** Requests of an account that wait for one of theirs: a page that searches while somebody types makes some. */
const WAITING_MAX = 4;

/**
 * Returns the operation so that each account has one costly read of it under way in this process. The account's further
 * requests wait for it; beyond four, they are refused with TOO_MANY_REQUESTS. So reads of different accounts take turns,
 * however many an account requests. Requests that are not costly run at once.
 */
export function oneAtATime<Deps>(
  { call, handler }: Operation<Deps>,
  isCostly: (input: Record<string, unknown>) => boolean = () => true,
): Operation<Deps> {
  const turns = createKeyedTurns(WAITING_MAX);
  const inTurn: typeof handler = async (input, context) => {
    if (!isCostly(input as Record<string, unknown>)) return handler(input, context);
    return turns.run(context.account.accountId, async () => handler(input, context));
  };
  return { call, handler: inTurn };
}
