/**
 * Path of the service worker that receives pushes. It is at the root, so that its scope includes all pages. The path
 * must not change.
 */
export const PUSH_WORKER_PATH = '/push-worker.js';

/**
 * Key in the browser's storage: address of the person who last enabled pushes on this device. It is removed when they
 * sign out on it.
 */
export const PUSH_OWNER_KEY = 'pushOwner';
