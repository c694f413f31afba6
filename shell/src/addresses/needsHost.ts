import { getFrame } from './getFrame.ts';
import { readSession } from '../session/readSession.ts';

/** Returns whether remotes draw the page at this address for the present viewer. */
export const needsHost = (): boolean =>
  readSession().state === 'signed-in' || getFrame(location.pathname, false).meeting;
