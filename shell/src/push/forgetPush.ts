import { PUSH_OWNER_KEY, PUSH_WORKER_PATH } from '@meet/contracts/push';
import { readText, writeText } from '../browser/storage.ts';

/** Removes this device's push subscription after a deliberate sign-out, so that nobody is notified here any more. */
export async function forgetPush(email: string): Promise<void> {
  if (readText(PUSH_OWNER_KEY) !== email) return;
  writeText(PUSH_OWNER_KEY, null);
  const registration = await navigator.serviceWorker?.getRegistration(PUSH_WORKER_PATH);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
