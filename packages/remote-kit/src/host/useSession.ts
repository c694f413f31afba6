import { useBehavior } from '../state/useBehavior.ts';
import { useHost } from './HostContext.ts';
import type { Session, UserSession } from './Session.ts';

export function useSession(): Session {
  return useBehavior(useHost().session$);
}

/** Returns the signed-in person, for components of pages behind the login guard. Throws for a visitor. */
export function useUser(): UserSession {
  const session = useSession();
  if (session.state !== 'signed-in') throw new Error('useUser needs a signed-in session.');
  return session;
}
