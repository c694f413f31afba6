import type { Session } from './Session.ts';

/**
 * Whether an administrator views somebody's account: they may read it, and change nothing but which notifications reach
 * the person, so nothing else is offered.
 */
export const isViewing = (session: Session): boolean =>
  session.state === 'signed-in' && session.impersonatedBy !== undefined;
