/** The service worker, by which browsers show what is pushed: at the root, so that all pages are its own. It stays there. */
export const PUSH_WORKER_PATH = '/push-worker.js';

/** In the browser's storage: the address of who had themselves told on this device last; gone once they signed out of it. */
export const PUSH_OWNER_KEY = 'pushOwner';
