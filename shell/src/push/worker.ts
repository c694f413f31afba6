/*
 * The service worker of the whole origin. It shows pushed notifications and opens the clicked ones. It answers no
 * requests and caches nothing.
 */
export {};

/** Message to the worker, as services/notifications writes it. */
interface Note {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
  readonly isUrgent: boolean;
}

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Pressed extends Lasting {
  readonly notification: Notification;
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
}
const scope = self as unknown as WorkerScope;

// No page depends on the previous worker, so the new one may replace it at once.
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('push', (event) => {
  const { title, body, tag, path, isUrgent } = event.data!.json() as Note;
  // An urgent notification sounds again, even if one about the same subject is already shown.
  const options = { body, tag, data: path, requireInteraction: isUrgent, renotify: isUrgent };
  event.waitUntil(scope.registration.showNotification(title, options));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data as string));
});

/** Focuses a tab that already shows the address, or opens a new one. Ignores addresses of other origins. */
async function show(path: string): Promise<void> {
  const { origin } = scope.location;
  const url = new URL(path, origin);
  if (url.origin !== origin) return;
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === url.pathname);
  await (there ? there.focus() : scope.clients.openWindow(url.href));
}
