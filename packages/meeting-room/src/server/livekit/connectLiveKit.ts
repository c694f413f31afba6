import type { Log } from '../hooks.ts';
import type { CreateMediaServer } from '../MediaServer.ts';
import { type HandleWebhook, createWebhook } from './createWebhook.ts';
import { LiveKitMedia, type LiveKitOptions } from './LiveKitMedia.ts';

/** Interval at which the book is compared with LiveKit's lists, as webhooks may be lost. */
const RECONCILE_MS = 10_000;

export interface LiveKitConnection {
  createMedia: CreateMediaServer;
  handleWebhook: HandleWebhook;
  stop(): void;
}

/** Connects the rooms of a book with LiveKit, until `stop`. */
export function connectLiveKit(
  options: LiveKitOptions,
  { log, now }: { log: Log; now: () => number },
): LiveKitConnection {
  let media: LiveKitMedia | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wasAway = false;
  let isStopped = false;

  const reconcile = async (server: LiveKitMedia) => {
    try {
      await server.reconcile();
      wasAway = false;
    } catch (error) {
      // Logged once per outage, not at every interval.
      if (!wasAway) log.error(error, 'LiveKit does not answer');
      wasAway = true;
    }
    if (!isStopped) timer = setTimeout(() => void reconcile(server), RECONCILE_MS).unref();
  };

  return {
    createMedia(book) {
      media = new LiveKitMedia(options, book, log);
      void reconcile(media);
      return media;
    },
    handleWebhook: createWebhook(options, { enforce: (...subject) => media?.enforce(...subject) }, now),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
