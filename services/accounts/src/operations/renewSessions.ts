import { renewSessions as call } from '@meet/contracts/session';
import { defineOperation } from '../defineOperation.ts';
import { presentSession } from '../presenters/presentSession.ts';

export const renewSessions = defineOperation(call, async ({ sessionIds }, { deps, now }) => {
  const live = await deps.sessionStore.renew(sessionIds);
  const accounts = await deps.accounts.find({ _id: { $in: live.map(({ accountId }) => accountId) } }).lean();
  const byId = new Map(accounts.map((account) => [account._id, account]));
  const sessions = live.flatMap((session) => {
    const account = byId.get(session.accountId);
    return account ? [presentSession(session, account, now())] : [];
  });
  return { sessions };
});
