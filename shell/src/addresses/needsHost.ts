import { getFrame } from './getFrame.ts';
import { readSession } from '../session/readSession.ts';

/** Whether this address is drawn by remotes for whoever looks. */
export const needsHost = (): boolean =>
  readSession().state === 'signed-in' || getFrame(location.pathname, false).meeting;
