import type { SignedIn } from '@meet/account-pages';
import type { Session } from '@meet/remote-kit';
import { readSession } from './readSession.ts';
import { KEYS, QUICK_GUIDE_PREFIX, readToken, writeText } from '../browser/storage.ts';

export interface SessionStore {
  readonly current: () => Session;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly start: (signedIn: SignedIn) => void;
  /** Stores changes of the person's own data. */
  readonly update: (changes: Partial<Omit<SignedIn, 'token' | 'isAdmin' | 'adminFullName'>>) => void;
  /** Deletes the session and its data on this device; other keys stay. */
  readonly clear: () => void;
  /** Calls the handler when another tab ended the session. Returns the function that removes the handler. */
  readonly onEndedElsewhere: (handle: () => void) => () => void;
}

/** Keeps the session of this browser in local storage, which all tabs share. */
export function createSessionStore(): SessionStore {
  let session = readSession();
  const listeners = new Set<() => void>();
  const endedElsewhere = new Set<() => void>();

  function refresh(): void {
    session = readSession();
    for (const listener of listeners) listener();
  }

  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea && storageArea !== localStorage) return;
    // A null key means that the whole storage was cleared.
    if (key !== null && !OWN_KEYS.has(key)) return;
    const before = session;
    refresh();
    if (before.state === 'signed-in' && session.state === 'visitor') for (const handle of endedElsewhere) handle();
    // Another person signed in in another tab: nothing drawn for this person may stay.
    else if (before.state === 'signed-in' && session.state === 'signed-in' && before.token !== session.token)
      location.reload();
  });

  return {
    current: () => session,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    start({ token, email, fullName, alias, avatar, isAdmin, adminFullName }) {
      const user = JSON.stringify({ token });
      writeText(KEYS.userToken, isAdmin ? null : user);
      if (isAdmin) writeText(KEYS.adminToken, user);
      else if (adminFullName !== undefined) writeText(KEYS.adminToken, JSON.stringify({ token, adminFullName }));
      writeText(KEYS.email, email);
      writeText(KEYS.fullName, fullName);
      writeText(KEYS.alias, alias);
      writeText(KEYS.avatar, avatar);
      refresh();
    },
    update(changes) {
      for (const key of ['email', 'fullName', 'alias', 'avatar'] as const) {
        if (key in changes) writeText(KEYS[key], changes[key]);
      }
      refresh();
    },
    clear() {
      const user = readToken(KEYS.userToken);
      const admin = readToken(KEYS.adminToken);
      if (!user || admin?.token === user.token) writeText(KEYS.adminToken, null);
      for (const key of [KEYS.userToken, KEYS.avatar, KEYS.alias, KEYS.contacts]) writeText(key, null);
      for (const key of storedKeys()) if (key.startsWith(QUICK_GUIDE_PREFIX)) writeText(key, null);
      refresh();
    },
    onEndedElsewhere(handle) {
      endedElsewhere.add(handle);
      return () => endedElsewhere.delete(handle);
    },
  };
}

const OWN_KEYS = new Set<string>([KEYS.userToken, KEYS.adminToken, KEYS.email, KEYS.fullName, KEYS.alias, KEYS.avatar]);

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
