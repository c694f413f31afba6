import { getUserRole } from '@meet/organizations-contract/operations';
import { useEffect, useState, type ReactNode } from 'react';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { useShell, useShellSession } from '../base/ShellContext.ts';

/**
 * Waits until it is known what the person is and may do in their organization. Nobody is sent off for it: the page judges
 * by its own answer, and says itself when the server is away. Administrators are in none.
 */
export function RoleFirst({ children }: { children: ReactNode }) {
  const { api } = useShell();
  const { isAdmin } = useShellSession();
  const [isKnown, setKnown] = useState(isAdmin);
  useEffect(() => {
    if (isAdmin) return;
    const asking = new AbortController();
    const settled = () => asking.signal.aborted || setKnown(true);
    api.execute(getUserRole, {}, asking.signal).then(settled, settled);
    return () => asking.abort();
  }, [api, isAdmin]);
  return isKnown ? children : <PageSkeleton />;
}
