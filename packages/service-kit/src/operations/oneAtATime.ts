import { createKeyedTurns } from '../createTurns.ts';
import type { Operation } from './defineOperation.ts';

/** Maximum number of waiting requests of an account. A page that searches while somebody types sends a few at once. */
const WAITING_MAX = 4;

/**
 * Returns the operation with a limit: each account has at most one costly read of it under way in this process. The
 * account's further requests wait for it; beyond four, they are refused with TOO_MANY_REQUESTS. Reads of different
 * accounts therefore take turns, however many an account requests. Requests that are not costly run immediately.
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
