import { commonErrors, ServiceError } from '@meet/contracts';
import { resolveSession as call } from '@meet/contracts/session';
import { API_KEY_PREFIX, resolveApiKey } from '@meet/integrations-contract';
import { ACCOUNT_KEY, openedBy, openedToApplication } from '@meet/integrations-contract/scopes';
import { ACCESS_TOKEN_PREFIX, resolveAccessToken } from '@meet/oauth-contract';
import type { OperationContext } from '@meet/service-kit';
import { toSessionId } from '../api-keys/createApiKeyStore.ts';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import { presentSession } from '../presenters/presentSession.ts';
import { TOKEN_PREFIX } from '../tokens/createToken.ts';

const VISITOR = { kind: 'visitor' as const };
/** Purpose of an outside application’s access token. */
const APPLICATION = 'application';

/** Each kind of token belongs in its own header. A token in another's header is refused, not ignored. */
export const resolveSession = defineOperation(call, async (tokens, { deps, callAsService, now }) => {
  const { userToken, adminToken, bearer } = tokens;
  const personal = userToken ?? bearer;
  const key = personal === undefined ? undefined : await findKey(deps, personal, callAsService);
  if (key !== undefined) return key ? await ofApiKey(deps, key) : VISITOR;

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
  return account ? presentSession(live, account, now()) : VISITOR;
});

interface FoundKey {
  readonly keyId: string;
  readonly accountId: string;
  /** Purpose of the key. */
  readonly service: string;
  /** Paths of the calls that the key may make. */
  readonly opens: string[];
}

/**
 * Returns the live key or access token with a value. Returns null for an ended one, and undefined if the value has no
 * known prefix.
 */
async function findKey(
  { apiKeyStore }: Deps,
  value: string,
  callAsService: OperationContext<Deps>['callAsService'],
): Promise<FoundKey | null | undefined> {
  if (value.startsWith(TOKEN_PREFIX.apiKey)) {
    const key = await apiKeyStore.find(value);
    return key && { keyId: key.keyId, accountId: key._id, service: ACCOUNT_KEY, opens: openedBy(ACCOUNT_KEY) };
  }
  if (value.startsWith(API_KEY_PREFIX)) {
    const { key } = await callAsService(resolveApiKey, { value });
    return (
      key && { keyId: key.apiKeyId, accountId: key.accountId, service: key.serviceId, opens: openedBy(key.serviceId) }
    );
  }
  if (value.startsWith(ACCESS_TOKEN_PREFIX)) {
    const { token } = await callAsService(resolveAccessToken, { value });
    if (!token) return null;
    const { grantId, accountId, scopes } = token;
    return { keyId: grantId, accountId, service: APPLICATION, opens: openedToApplication(scopes) };
  }
  return undefined;
}

/**
 * Resolves a key to its caller. The key is valid while its account exists and is activated, and opens only the calls of
 * its service.
 */
async function ofApiKey({ accounts }: Deps, key: FoundKey) {
  const account = await accounts.findById(key.accountId).lean();
  if (!account || account.activatedAt === null || account.role === 'admin') return VISITOR;
  const { _id, email, fullName } = account;
  const apiKey = { service: key.service, opens: key.opens };
  return { kind: 'user' as const, accountId: _id, email, fullName, sessionId: toSessionId(key), apiKey };
}
