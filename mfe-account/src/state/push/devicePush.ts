import { PUSH_OWNER_KEY, PUSH_WORKER_PATH } from '@meet/contracts/push';
import {
  getPushState,
  removePushSubscription,
  savePushSubscription,
  sendTestPush,
} from '@meet/notifications-contract/operations';
import type { HostApi } from '@meet/remote-kit';
import { workerUrl } from './workerUrl.ts';

/**
 * Whether the person is notified on this device while no tab is open. `blocked` means that the browser's own settings
 * forbid it.
 */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

type Api = HostApi['api'];

export const isPushSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registered = () => navigator.serviceWorker.getRegistration(PUSH_WORKER_PATH);
const subscribed = async () => (await (await registered())?.pushManager.getSubscription()) ?? undefined;

/** Returns the state on this device. Shows no prompt to the person. */
export async function readPushState(api: Api, signal?: AbortSignal): Promise<PushState> {
  if (!isPushSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const endpoint = (await subscribed())?.endpoint;
  if (!endpoint || Notification.permission !== 'granted') return 'off';
  return (await api.execute(getPushState, { endpoint }, signal)).isOn ? 'on' : 'off';
}

/** Turns push on. The browser shows its prompt if the person has not decided yet. Returns the resulting state. */
export async function turnPushOn(api: Api, owner: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const { publicKey } = await api.execute(getPushState, {});
  await navigator.serviceWorker.register(workerUrl(), { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (await subscribe(pushManager, publicKey)).toJSON();
  await api.execute(savePushSubscription, { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! });
  localStorage.setItem(PUSH_OWNER_KEY, owner);
  return 'on';
}

/**
 * Subscribes with the deployment's key. A browser gives out an address for one key only. If the deployment's key has
 * changed, this unsubscribes the old address first.
 */
async function subscribe(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const former = await manager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return manager.subscribe(options);
  }
}

export async function turnPushOff(api: Api): Promise<PushState> {
  const subscription = await subscribed();
  if (subscription) {
    await api.execute(removePushSubscription, { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  localStorage.removeItem(PUSH_OWNER_KEY);
  return 'off';
}

export async function testPush(api: Api): Promise<void> {
  const subscription = await subscribed();
  await api.execute(sendTestPush, { endpoint: subscription?.endpoint ?? 'none' });
}
