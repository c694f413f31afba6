import { lazyPart } from '@meet/ui';

/** Opens the list of threads, and shows the number of those with unread replies. */
export const ThreadsEntry = lazyPart(async () => (await import('./ThreadsButton.tsx')).ThreadsButton);
