import { getUserRole } from '@meet/organizations-contract/operations';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { useShellSession } from '../base/ShellContext.ts';
import { useShellCall } from '../base/useShellCall.ts';

/**
 * Waits until it is known what the person is and may do in their organization. Nobody is sent off for it: the page checks
 * by its own answer, and says itself when the server is away. Administrators are in none.
 */
export function RoleFirst({ children }: { children: ReactNode }) {
  const { isAdmin } = useShellSession();
  const { value, error } = useShellCall(isAdmin ? undefined : getUserRole);
  const isKnown = isAdmin || value !== undefined || error !== undefined;
  return isKnown ? children : <PageSkeleton />;
}
