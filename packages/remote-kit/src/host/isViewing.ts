import type { Session } from './Session.ts';

/**
 * Returns whether an administrator views the account. They may read it, but can change only which notifications reach
 * the person. Pages offer no other changes.
 */
export const isViewing = (session: Session): boolean =>
  session.state === 'signed-in' && session.impersonatedBy !== undefined;
