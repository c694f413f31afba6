import { commonErrors, ServiceError } from '@meet/contracts';
import { resolveSession as call } from '@meet/contracts/session';
import { sessionIdOf } from '../api-keys/createApiKeyStore.ts';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import type { AccountRecord } from '../models/accountModel.ts';
import type { SessionRecord } from '../models/sessionModel.ts';
import { TOKEN_PREFIX } from '../tokens/createToken.ts';

const VISITOR = { kind: 'visitor' as const };

/** Each kind of token opens what its header is for; one in the other's place is refused, not overlooked. */
export const resolveSession = defineOperation(call, async ({ userToken, adminToken, bearer }, { deps }) => {
  const personal = userToken ?? bearer;
  if (personal?.startsWith(TOKEN_PREFIX.apiKey)) return await ofApiKey(deps, personal);

  // While an administrator views an account, both headers carry the same token.
  const [session, adminSession] = await Promise.all([
    personal ? deps.sessionStore.find(personal) : undefined,
    adminToken && adminToken !== personal ? deps.sessionStore.find(adminToken) : undefined,
  ]);
  if (session?.kind === 'admin' || (adminSession && adminSession.kind !== 'admin')) {
    throw new ServiceError(commonErrors.FORBIDDEN);
  }
  const live = session ?? adminSession;
  const account = live && (await deps.accounts.findById(live.accountId).lean());
  return account ? ofSession(live, account) : VISITOR;
});

function ofSession({ _id, kind, impersonatedBy }: SessionRecord, account: AccountRecord) {
  return {
    kind: kind === 'admin' ? ('admin' as const) : ('user' as const),
    accountId: account._id,
    email: account.email,
    fullName: account.fullName,
    sessionId: _id,
    impersonatedBy: impersonatedBy ?? undefined,
  };
}

async function ofApiKey({ accounts, apiKeyStore }: Deps, value: string) {
  const key = await apiKeyStore.find(value);
  const account = key && (await accounts.findById(key._id).lean());
  if (!account || account.activatedAt === null || account.role === 'admin') return VISITOR;
  const { _id, email, fullName } = account;
  return { kind: 'user' as const, accountId: _id, email, fullName, sessionId: sessionIdOf(key), byApiKey: true };
}
