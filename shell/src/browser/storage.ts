/** Keys of the local storage. All clients of the product use these names. */
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

/** Prefix of the key that stores a guide's "don't show again"; the guide's id follows. */
export const QUICK_GUIDE_PREFIX = 'showQuickGuide-';

/** Returns a stored text; undefined if there is none or storage is denied. */
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
    // A full or denied storage only means that this device does not remember the value.
  }
}

export interface StoredToken {
  readonly token: string;
  /** Name of the administrator who views the account; stored only under admin-token. */
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
