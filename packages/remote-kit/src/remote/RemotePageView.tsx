import type { RouteName } from '@meet/contracts/routes';
import { lazyPart } from '@meet/ui';
import { createElement, use } from 'react';
import { useSession } from '../host/useSession.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import type { RemoteHandle } from './RemoteHandle.ts';
import { RemoteScope } from './RemoteScope.tsx';

const AdministratorsView = lazyPart(async () => (await import('./AdministratorsView.tsx')).AdministratorsView);

/** Draws a page of a remote, with its boundary. While it is on its way, what stands around the page says so. */
export function RemotePageView({ handle, route }: { handle: RemoteHandle; route: RouteName }) {
  return (
    <RemoteBoundary handle={handle}>
      <LoadedPage handle={handle} route={route} />
    </RemoteBoundary>
  );
}

function LoadedPage({ handle, route }: { handle: RemoteHandle; route: RouteName }) {
  const remote = use(handle.load());
  const { isAdmin } = useSession();
  const { title, personal } = remote.definition.routes?.[route] ?? {};
  if (isAdmin && title && personal) {
    return (
      <RemoteScope remote={remote}>
        <AdministratorsView title={title} note={personal.note} />
      </RemoteScope>
    );
  }
  const page = remote.page(route);
  if (!page) throw new Error(`${handle.id} ${handle.version} has no page for ${route}.`);
  return <RemoteScope remote={remote}>{createElement(use(page))}</RemoteScope>;
}
