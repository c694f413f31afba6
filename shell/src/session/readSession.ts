import type { Session } from '@meet/remote-kit';
import { KEYS, readText, readToken } from '../browser/storage.ts';

const DEFAULT_ADMIN_NAME = 'Admin';

/**
 * Returns the session of this browser from its local storage. Only the server knows whether the session is still valid.
 */
export function readSession(): Session {
  const user = readToken(KEYS.userToken);
  const admin = readToken(KEYS.adminToken);
  // An administrator who views an account has the same token under both names.
  const impersonates = user !== undefined && user.token === admin?.token;
  const token = user?.token ?? admin?.token;
  if (!token) return { state: 'visitor', isAdmin: false };
  return {
    state: 'signed-in',
    token,
    email: readText(KEYS.email) ?? '',
    fullName: readText(KEYS.fullName) ?? '',
    alias: readText(KEYS.alias),
    avatar: readText(KEYS.avatar),
    isAdmin: admin !== undefined && !impersonates,
    impersonatedBy: impersonates ? (admin.adminFullName ?? DEFAULT_ADMIN_NAME) : undefined,
  };
}
