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
 * Has a person told on this device again who had themselves told here: what was saved ended with the session before, and a
 * browser's push service may have given its address up. Asks the person nothing. Failing, it stays off: the preferences show it.
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
