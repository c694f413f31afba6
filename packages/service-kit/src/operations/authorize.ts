import { commonErrors, ServiceError, type Call, type Caller } from '@meet/contracts';

/**
 * Throws unless the caller may make the call: 401 without a session, 403 with the wrong one. An API key must open the
 * call. Somebody who views an account may only make calls that allow it. Both rules hold for public calls too.
 */
export function authorize(call: Call, caller: Caller): void {
  if (caller.kind === 'service') return;
  if (caller.apiKey && !caller.apiKey.opens.includes(call.path)) throw new ServiceError(commonErrors.API_KEY_FORBIDDEN);
  if (caller.impersonatedBy && call.impersonation === 'refused') {
    throw new ServiceError(commonErrors.IMPERSONATION_FORBIDDEN);
  }
  const allowed: Record<Call['access'], boolean> = {
    public: true,
    user: caller.kind === 'user',
    admin: caller.kind === 'admin',
    account: caller.kind !== 'visitor',
    service: false,
  };
  if (!allowed[call.access]) {
    throw new ServiceError(caller.kind === 'visitor' ? commonErrors.SESSION_INVALID : commonErrors.FORBIDDEN);
  }
}
