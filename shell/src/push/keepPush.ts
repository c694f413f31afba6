import type { PageClient } from '@meet/contracts/client';
import { PUSH_OWNER_KEY, PUSH_WORKER_PATH } from '@meet/contracts/push';
import { getPushState, savePushSubscription } from '@meet/notifications-contract/operations';
import { readText } from '../browser/storage.ts';
import type { SessionStore } from '../session/createSessionStore.ts';

interface Needs {
  readonly api: Pick<PageClient, 'execute'>;
  readonly session: Pick<SessionStore, 'current'>;
}

/**
 * Renews the push subscription of a person who had notifications on this device. The saved one ended with the last
 * session, or the browser's push service may have withdrawn its address. The person is not prompted. After a failure
 * push stays off, which the preferences show.
 */
export async function keepPush({ api, session }: Needs): Promise<void> {
  const person = session.current();
  if (person.state !== 'signed-in' || person.isAdmin || person.impersonatedBy !== undefined) return;
  if (readText(PUSH_OWNER_KEY) !== person.email || Notification.permission !== 'granted') return;
  const manager = (await navigator.serviceWorker.getRegistration(PUSH_WORKER_PATH))?.pushManager;
  if (!manager) return;
  const known = await manager.getSubscription();
  const { publicKey, isOn } = await api.execute(getPushState, known ? { endpoint: known.endpoint } : {});
  if (isOn) return;
  const subscription = known ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys) return;
  await api.execute(savePushSubscription, { endpoint, p256dh: keys['p256dh']!, auth: keys['auth']! });
}
