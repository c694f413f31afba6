import type { Deps } from '../Deps.ts';

/** Tells whether hosts may record in this deployment. A Jitsi deployment has recordings of its own. */
export const areRecordingsOpen = ({ settings, roomServer }: Pick<Deps, 'settings' | 'roomServer'>): boolean =>
  settings.RECORDINGS && roomServer.embedded;
