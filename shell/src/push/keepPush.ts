import { PUSH_OWNER_KEY, PUSH_WORKER_PATH } from '@meet/contracts/push';
import { getPushState, savePushSubscription } from '@meet/notifications-contract/operations';
import type { Shell } from '../app/Shell.ts';
import { readText } from '../session/storage.ts';

/**
 * Has a person told on this device again who had themselves told here and signs in anew: what was saved ended with the
 * session before. Asks the person nothing. Failing, it stays off: the preferences show it.
 */
export async function keepPush({ api, session }: Pick<Shell, 'api' | 'session'>): Promise<void> {
  const person = session.current();
  if (person.state !== 'signed-in' || person.isAdmin || person.impersonatedBy !== undefined) return;
  if (readText(PUSH_OWNER_KEY) !== person.email || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration(PUSH_WORKER_PATH);
  const { endpoint, keys } = (await registration?.pushManager.getSubscription())?.toJSON() ?? {};
  if (!endpoint || !keys || (await api.execute(getPushState, { endpoint })).isOn) return;
  await api.execute(savePushSubscription, { endpoint, p256dh: keys['p256dh']!, auth: keys['auth']! });
}
