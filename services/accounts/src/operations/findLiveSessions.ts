import { findLiveSessions as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

export const findLiveSessions = defineOperation(call, async ({ sessionIds }, { deps, now }) => {
  const live = await deps.sessionStore.findLive(sessionIds);
  return { sessions: live.map(({ sessionId, endsAt }) => ({ sessionId, endsInMs: endsAt - now() })) };
});
