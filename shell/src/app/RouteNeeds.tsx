import { checkUserMembership } from '@meet/accounts-contract/operations';
import type { CallFailure } from '@meet/contracts/client';
import { hrefFor, type RouteNeed } from '@meet/contracts/routes';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { RoleFirst } from './RoleFirst.tsx';
import { useShell } from '../base/ShellContext.ts';

/** Draws a page once what it needs is there, and leads elsewhere when it is not. */
export function RouteNeeds({ needs, children }: { needs: readonly RouteNeed[]; children: ReactNode }) {
  const query = new URLSearchParams(useLocation().search);
  if (needs.includes('code') && !query.get('code')) return <Navigate to={hrefFor('home')} replace />;
  if (needs.includes('code-or-error') && !query.get('code') && !query.get('error')) {
    return <Navigate to={hrefFor('dashboard', { '*': 'join' })} replace />;
  }
  const page = needs.includes('role') ? <RoleFirst>{children}</RoleFirst> : children;
  return needs.includes('membership') ? <MembersOnly>{page}</MembersOnly> : page;
}

/** No answer came, or none that tells of the person. */
const isAway = (status: number) => status === 0 || status >= 500;

/** Waits for the membership check. A server that is away sends nobody off: its page says so itself. */
function MembersOnly({ children }: { children: ReactNode }) {
  const { api } = useShell();
  const [state, setState] = useState<'asking' | 'member' | 'refused'>('asking');
  useEffect(() => {
    const asking = new AbortController();
    api.execute(checkUserMembership, {}, asking.signal).then(
      () => setState('member'),
      ({ status }: CallFailure) => asking.signal.aborted || setState(isAway(status) ? 'member' : 'refused'),
    );
    return () => asking.abort();
  }, [api]);

  if (state === 'asking') return <PageSkeleton />;
  return state === 'member' ? children : <Navigate to={hrefFor('home')} replace />;
}
