import { checkUserMembership } from '@meet/accounts-contract/operations';
import type { Operation } from '@meet/contracts';
import type { OrganizationPermission } from '@meet/organizations-contract';
import { getUserRole } from '@meet/organizations-contract/operations';
import { CallFailure } from '@meet/contracts/client';
import { hrefFor, type RouteNeed } from '@meet/contracts/routes';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { RoleFirst } from './RoleFirst.tsx';
import { useShellSession } from '../base/ShellContext.ts';
import { useShellCall } from '../base/useShellCall.ts';

/** Draws a page once its needs are met, and redirects if they are not. */
export function RouteNeeds({ needs, children }: { needs: readonly RouteNeed[]; children: ReactNode }) {
  const { isAdmin } = useShellSession();
  const query = new URLSearchParams(useLocation().search);
  if (needs.includes('code') && !query.get('code')) return <Navigate to={hrefFor('home')} replace />;
  if (needs.includes('code-or-error') && !query.get('code') && !query.get('error')) {
    return <Navigate to={hrefFor('dashboard', { '*': 'join' })} replace />;
  }
  if (needs.includes('administrator') && !isAdmin) return <Navigate to={hrefFor('home')} replace />;
  let page = needs.includes('role') ? <RoleFirst>{children}</RoleFirst> : children;
  if (needs.includes('organization-admin')) {
    page = (
      <CheckedBy call={getUserRole} isAllowed={({ permission }) => ADMINS.has(permission)}>
        {page}
      </CheckedBy>
    );
  }
  return needs.includes('membership') ? <CheckedBy call={checkUserMembership}>{page}</CheckedBy> : page;
}

const ADMINS: ReadonlySet<OrganizationPermission | null> = new Set(['admin', 'owner']);

interface CheckedByProps<Output> {
  readonly call: Operation<object, Output>;
  /** Returns whether the answer admits the person; each answer does by default. */
  readonly isAllowed?: (answer: Output) => boolean;
  readonly children: ReactNode;
}

/**
 * Waits for a call about the person, and redirects home if it refuses them. An unreachable server redirects nobody: the
 * page itself reports it.
 */
function CheckedBy<Output>({ call, isAllowed = () => true, children }: CheckedByProps<Output>) {
  const { value, error } = useShellCall(call);
  if (value === undefined && error === undefined) return <PageSkeleton />;
  const isRefused = value === undefined ? error instanceof CallFailure && !isAway(error.status) : !isAllowed(value);
  return isRefused ? <Navigate to={hrefFor('home')} replace /> : children;
}

/** Returns whether no answer came, or a server error, which says nothing about the person. */
const isAway = (status: number) => status === 0 || status >= 500;
