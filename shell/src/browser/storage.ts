/** Keys of the local storage, by the names that all clients of the product use. */
export const KEYS = {
  userToken: 'user-token',
  adminToken: 'admin-token',
  langCode: 'langCode',
  fullName: 'fullName',
  email: 'email',
  avatar: 'avatar',
  alias: 'alias',
  contacts: 'contacts',
  appVersion: 'appVersion',
  appVersionLaterClickCount: 'appVersionLaterClickCount',
} as const;

/** Every guide's "don't show again" stands under this and the guide's id. */
export const QUICK_GUIDE_PREFIX = 'showQuickGuide-';

/** Reads a text; undefined when there is none or storage is denied. */
export function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeText(key: string, value: string | null | undefined): void {
  try {
    if (value == null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A full or denied storage costs the memory of this device, nothing else.
  }
}

export interface StoredToken {
  readonly token: string;
  /** Only under admin-token: who views the account. */
  readonly adminFullName?: string;
}

export function readToken(key: typeof KEYS.userToken | typeof KEYS.adminToken): StoredToken | undefined {
  const text = readText(key);
  if (!text) return undefined;
  try {
    const value = JSON.parse(text) as Partial<StoredToken> | null;
    return typeof value?.token === 'string' && value.token !== '' ? (value as StoredToken) : undefined;
  } catch {
    return undefined;
  }
}
