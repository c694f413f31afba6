import { checkUserMembership } from '@meet/accounts-contract/operations';
import { CallFailure } from '@meet/contracts/client';
import { hrefFor, type RouteNeed } from '@meet/contracts/routes';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { RoleFirst } from './RoleFirst.tsx';
import { useShellCall } from '../base/useShellCall.ts';

/** Draws a page once its needs are met, and redirects if they are not. */
export function RouteNeeds({ needs, children }: { needs: readonly RouteNeed[]; children: ReactNode }) {
  const query = new URLSearchParams(useLocation().search);
  if (needs.includes('code') && !query.get('code')) return <Navigate to={hrefFor('home')} replace />;
  if (needs.includes('code-or-error') && !query.get('code') && !query.get('error')) {
    return <Navigate to={hrefFor('dashboard', { '*': 'join' })} replace />;
  }
  const page = needs.includes('role') ? <RoleFirst>{children}</RoleFirst> : children;
  return needs.includes('membership') ? <MembersOnly>{page}</MembersOnly> : page;
}

/** Returns whether no answer came, or a server error, which says nothing about the person. */
const isAway = (status: number) => status === 0 || status >= 500;

/** Waits for the membership check. An unreachable server redirects nobody: the page itself reports it. */
function MembersOnly({ children }: { children: ReactNode }) {
  const { value, error } = useShellCall(checkUserMembership);
  const isRefused = error instanceof CallFailure && !isAway(error.status);
  const isSettled = value !== undefined || error !== undefined;

  if (!isSettled) return <PageSkeleton />;
  return isRefused ? <Navigate to={hrefFor('home')} replace /> : children;
}
