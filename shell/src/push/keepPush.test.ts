import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { PUSH_OWNER_KEY } from '@meet/contracts/push';
import { getPushState, savePushSubscription } from '@meet/notifications-contract/operations';
import type { Session, UserSession } from '@meet/remote-kit';
import { keepPush } from './keepPush.ts';

const ana: UserSession = {
  state: 'signed-in',
  token: 't',
  email: 'ana@example.com',
  fullName: 'Ana Pop',
  alias: undefined,
  avatar: undefined,
  isAdmin: false,
  impersonatedBy: undefined,
};
const ADDRESS = 'https://push.example.org/one';
const subscription = {
  endpoint: ADDRESS,
  toJSON: () => ({ endpoint: ADDRESS, keys: { p256dh: 'point', auth: 'secret' } }),
};
const SAVED = { endpoint: ADDRESS, p256dh: 'point', auth: 'secret' };

interface Situation {
  readonly session?: Session;
  readonly owner?: string;
  readonly permission?: NotificationPermission;
  readonly isSubscribed?: boolean;
  readonly isRegistered?: boolean;
  readonly isOn?: boolean;
}

/**
 * Returns the subscription that is saved for a browser in this situation, and the key with which the browser
 * subscribed.
 */
async function kept(situation: Situation) {
  const { session = ana, owner = 'ana@example.com', permission = 'granted', isOn = false } = situation;
  const { isSubscribed = true, isRegistered = true } = situation;
  localStorage.setItem(PUSH_OWNER_KEY, owner);
  Object.assign(window, { Notification: { permission } });
  const subscribe = jest.fn(async (_options: object) => subscription);
  const pushManager = { getSubscription: async () => (isSubscribed ? subscription : null), subscribe };
  const serviceWorker = { getRegistration: async () => (isRegistered ? { pushManager } : undefined) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  const saved: object[] = [];
  const execute = async (operation: unknown, input: object) => {
    if (operation === getPushState) return { publicKey: 'key', isOn };
    if (operation === savePushSubscription) saved.push(input);
    return {};
  };
  await keepPush({ api: { execute } as never, session: { current: () => session } as never });
  return { saved, requested: subscribe.mock.calls.map(([options]) => options) };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
});

describe('a device with notifications', () => {
  it('is saved again by the next session', async () => {
    expect(await kept({})).toEqual({ saved: [SAVED], requested: [] });
  });

  it('gets another address if its push service has dropped the old one', async () => {
    const key = { userVisibleOnly: true, applicationServerKey: 'key' };
    expect(await kept({ isSubscribed: false })).toEqual({ saved: [SAVED], requested: [key] });
  });

  it.each<[string, Situation]>([
    ['it is told already', { isOn: true }],
    ['somebody else signs in', { owner: 'bo@example.com' }],
    ['an administrator is there', { session: { ...ana, isAdmin: true } }],
    ['an administrator looks through the person’s eyes', { session: { ...ana, impersonatedBy: 'Ada' } }],
    ['nobody is signed in', { session: { state: 'visitor', isAdmin: false } }],
    ['notifications are not allowed', { permission: 'default', isSubscribed: false }],
    ['the worker is gone', { isRegistered: false }],
  ])('is left alone if %s', async (_why, situation) => {
    expect(await kept(situation)).toEqual({ saved: [], requested: [] });
  });
});
