import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSessionStore } from './createSessionStore.ts';

const ana = { token: 'user-1', email: 'ana@example.com', fullName: 'Ana Pop', alias: 'ana', avatar: null };

/** Sends this tab the storage event of a change that another tab made. */
function changedElsewhere(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

beforeEach(() => localStorage.clear());

describe('createSessionStore', () => {
  it('stores a session under the product’s keys, with the token as an object', () => {
    createSessionStore().start(ana);
    expect(JSON.parse(localStorage.getItem('user-token')!)).toEqual({ token: 'user-1' });
    expect(localStorage.getItem('email')).toBe('ana@example.com');
    expect(localStorage.getItem('avatar')).toBeNull();
    expect(createSessionStore().current()).toMatchObject({ state: 'signed-in', token: 'user-1', isAdmin: false });
  });

  it('treats a broken token as none', () => {
    localStorage.setItem('user-token', '{"token":');
    expect(createSessionStore().current()).toEqual({ state: 'visitor', isAdmin: false });
    localStorage.setItem('user-token', '"text"');
    expect(createSessionStore().current().state).toBe('visitor');
  });

  it('recognizes an administrator by the administrator’s token', () => {
    const store = createSessionStore();
    store.start({ ...ana, isAdmin: true });
    expect(localStorage.getItem('user-token')).toBeNull();
    expect(store.current()).toMatchObject({ state: 'signed-in', isAdmin: true, impersonatedBy: undefined });
  });

  it('recognizes an impersonation if both keys hold the same token', () => {
    const store = createSessionStore();
    store.start({ ...ana, adminFullName: 'Dan Admin' });
    expect(store.current()).toMatchObject({ isAdmin: false, impersonatedBy: 'Dan Admin' });
    localStorage.setItem('admin-token', JSON.stringify({ token: 'user-1' }));
    expect(createSessionStore().current()).toMatchObject({ impersonatedBy: 'Admin' });
  });

  it('clears exactly what belongs to a session', () => {
    const store = createSessionStore();
    store.start({ ...ana, avatar: 'https://x/a', adminFullName: 'Dan' });
    for (const key of [
      'contacts',
      'showQuickGuide-jitsi_quick_guide',
      'langCode',
      'appVersion',
      'joinName',
      'contactsArea',
    ]) {
      localStorage.setItem(key, 'kept?');
    }
    store.clear();
    expect(Object.keys(localStorage).sort()).toEqual(
      ['appVersion', 'contactsArea', 'email', 'fullName', 'joinName', 'langCode'].sort(),
    );
    expect(store.current().state).toBe('visitor');
  });

  it('leaves an administrator’s own token alone when a user signs out', () => {
    const store = createSessionStore();
    store.start(ana);
    localStorage.setItem('admin-token', JSON.stringify({ token: 'admin-1' }));
    store.clear();
    expect(localStorage.getItem('admin-token')).not.toBeNull();
  });

  it.each(['user-token', null])('notifies when another tab ended the session (%p)', (key) => {
    const store = createSessionStore();
    store.start(ana);
    const ended = jest.fn();
    store.onEndedElsewhere(ended);
    changedElsewhere('langCode');
    expect(ended).not.toHaveBeenCalled();
    localStorage.removeItem('user-token');
    changedElsewhere(key);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(store.current().state).toBe('visitor');
  });
});
