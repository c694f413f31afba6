import { commonErrors, ServiceError, type Call, type Caller } from '@meet/contracts';

/**
 * Throws unless this caller may make this call: 401 without a session, 403 with the wrong one. A call by an API key
 * must be among those that the key opens, one made while viewing an account must say that it may: calls that anyone may
 * make, too.
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
