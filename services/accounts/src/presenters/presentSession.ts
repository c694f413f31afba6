import type { AccountRecord } from '../models/accountModel.ts';
import type { LiveSession } from '../sessions/createSessionStore.ts';

/** Returns the caller behind a session, and the session's remaining time. */
export function presentSession(
  { _id, kind, impersonatedBy, endsAt }: LiveSession,
  account: AccountRecord,
  now: number,
) {
  return {
    kind: kind === 'admin' ? ('admin' as const) : ('user' as const),
    accountId: account._id,
    email: account.email,
    fullName: account.fullName,
    sessionId: _id,
    impersonatedBy: impersonatedBy ?? undefined,
    endsInMs: endsAt - now,
  };
}
