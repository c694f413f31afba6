import { getUserRole } from '@meet/organizations-contract/operations';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { useShellSession } from '../base/ShellContext.ts';
import { useShellCall } from '../base/useShellCall.ts';

/**
 * Waits until the person's role in their organization is known. It sends nobody away: the page checks its own answer
 * and reports an unreachable server. Administrators belong to no organization.
 */
export function RoleFirst({ children }: { children: ReactNode }) {
  const { isAdmin } = useShellSession();
  const { value, error } = useShellCall(isAdmin ? undefined : getUserRole);
  const isKnown = isAdmin || value !== undefined || error !== undefined;
  return isKnown ? children : <PageSkeleton />;
}
