import { useBehavior } from '../state/useBehavior.ts';
import { useHost } from './HostContext.ts';
import type { Session, UserSession } from './Session.ts';

export function useSession(): Session {
  return useBehavior(useHost().session$);
}

/** The signed-in person; for components that only pages behind the login guard draw. Throws for a visitor. */
export function useUser(): UserSession {
  const session = useSession();
  if (session.state !== 'signed-in') throw new Error('useUser needs a signed-in session.');
  return session;
}
