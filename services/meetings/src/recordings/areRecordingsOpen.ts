import type { Deps } from '../Deps.ts';

/** Returns whether hosts may record in this deployment. A Jitsi deployment has its own recordings. */
export const areRecordingsOpen = ({ settings, roomServer }: Pick<Deps, 'settings' | 'roomServer'>): boolean =>
  settings.RECORDINGS && roomServer.embedded;
